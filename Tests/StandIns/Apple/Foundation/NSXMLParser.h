#pragma once
#import "FoundationCore.h"

NS_ASSUME_NONNULL_BEGIN

@protocol NSXMLParserDelegate;

NS_SWIFT_NAME(XMLParser)
@interface NSXMLParser : NSObject
- (instancetype)initWithData:(NSData *)data NS_DESIGNATED_INITIALIZER;
@property (nullable, assign) id<NSXMLParserDelegate> delegate;
- (BOOL)parse;
- (void)abortParsing;
@property (nullable, readonly, copy) NSError *parserError;
@property (readonly) NSInteger lineNumber;
@end

NS_SWIFT_NAME(XMLParserDelegate)
@protocol NSXMLParserDelegate <NSObject>
@optional
- (void)parserDidStartDocument:(NSXMLParser *)parser;
- (void)parserDidEndDocument:(NSXMLParser *)parser;
- (void)parser:(NSXMLParser *)parser
    didStartElement:(NSString *)elementName
       namespaceURI:(nullable NSString *)namespaceURI
      qualifiedName:(nullable NSString *)qName
         attributes:(NSDictionary<NSString *, NSString *> *)attributeDict;
- (void)parser:(NSXMLParser *)parser
    didEndElement:(NSString *)elementName
     namespaceURI:(nullable NSString *)namespaceURI
    qualifiedName:(nullable NSString *)qName;
- (void)parser:(NSXMLParser *)parser
    foundCharacters:(NSString *)string NS_SWIFT_NAME(parser(_:foundCharacters:));
- (void)parser:(NSXMLParser *)parser foundCDATA:(NSData *)CDATABlock;
- (nullable NSData *)parser:(NSXMLParser *)parser
    resolveExternalEntityName:(NSString *)name
                     systemID:(nullable NSString *)systemID
    NS_SWIFT_NAME(parser(_:resolveExternalEntityName:systemID:));
- (void)parser:(NSXMLParser *)parser
    parseErrorOccurred:(NSError *)parseError NS_SWIFT_NAME(parser(_:parseErrorOccurred:));
@end

NS_ASSUME_NONNULL_END
