#pragma once
#import "FoundationCore.h"
#import "NSURLSession.h"
#import "NSXMLParser.h"
