import Testing

@testable import ObjCFrontEnd

/// What the compiler's importer makes of the same declarations.
@Suite struct MethodPrinterTests {
  @Test func writesWhatTheCompilerShows() {
    let item = Sample.protocolType("GadgetDelegate", methods: Self.table.map(\.0))
    let header = ObjCHeader(protocols: [item])
    let printer = MethodPrinter(
      types: TypeImporter(names: KnownNames(header)), owner: .protocolType(item))
    for (text, expected) in Self.table {
      #expect(printer.signature(of: Sample.method(text))?.text == expected, "\(text)")
    }
  }

  static let table: [(String, String)] = [
    (
      "- (void)thing:(Thing *)thing didSelectRowAtIndexPath:(NSIndexPath *)indexPath",
      "thing(_ thing: Thing, didSelectRowAt indexPath: IndexPath)"
    ),
    (
      "- (void)thingDidFinish:(Thing *)thing",
      "thingDidFinish(_ thing: Thing)"
    ),
    (
      "- (BOOL)thingShouldClose:(Thing *)thing",
      "thingShouldClose(_ thing: Thing) -> Bool"
    ),
    (
      "- (void)moveToPoint:(CGPoint)point",
      "move(to point: CGPoint)"
    ),
    (
      "- (void)addItem:(Item *)item",
      "add(_ item: Item)"
    ),
    (
      "- (void)addItem:(Item *)item toThing:(Thing *)thing",
      "add(_ item: Item, to thing: Thing)"
    ),
    (
      "- (void)removeItems:(NSArray<Item *> *)items",
      "remove(_ items: [Item])"
    ),
    (
      "- (void)setTitle:(NSString *)title forState:(NSInteger)state",
      "setTitle(_ title: String, forState state: Int)"
    ),
    (
      "- (NSInteger)indexOfItem:(Item *)item",
      "index(of item: Item) -> Int"
    ),
    (
      "- (Item *)itemAtIndex:(NSInteger)index",
      "item(at index: Int) -> Item"
    ),
    (
      "- (Item *)itemWithName:(NSString *)name",
      "item(withName name: String) -> Item"
    ),
    (
      "- (void)insertItem:(Item *)item atIndexes:(NSIndexSet *)indexes",
      "insert(_ item: Item, at indexes: IndexSet)"
    ),
    (
      "- (void)perform:(SEL)selector withObject:(id)object",
      "perform(_ selector: Selector, with object: Any)"
    ),
    (
      "- (void)performSelector:(SEL)selector",
      "perform(_ selector: Selector)"
    ),
    (
      "- (void)fadeAnimated:(BOOL)animated",
      "fade(animated: Bool)"
    ),
    (
      "- (void)loadURL:(NSURL *)url",
      "load(_ url: URL)"
    ),
    (
      "- (void)openURL:(NSURL *)url options:(NSDictionary *)options",
      "open(_ url: URL, options: [AnyHashable: Any] = [:])"
    ),
    (
      "- (void)startWithCompletion:(nullable void (^)(BOOL))completion",
      "start(completion: (@Sendable (Bool) -> Void)? = nil)"
    ),
    (
      "- (void)startWithCompletionHandler:(void (^)(BOOL))handler",
      "start(completionHandler handler: @escaping @Sendable (Bool) -> Void)"
    ),
    (
      "- (void)enumerateItemsUsingBlock:(void (^)(Item *))block",
      "enumerateItems(_ block: @escaping (Item) -> Void)"
    ),
    (
      "- (void)sortUsingSelector:(SEL)selector",
      "sort(using selector: Selector)"
    ),
    (
      "- (void)moveToX:(int)x",
      "moveTo(x: Int32)"
    ),
    (
      "- (void)moveFromX:(int)x y:(int)y",
      "moveFrom(x: Int32, y: Int32)"
    ),
    (
      "- (void)doSomethingWithObject:(id)sender",
      "doSomethingWith(_ sender: Any)"
    ),
    (
      "- (void)doSomethingWithSender:(id)sender",
      "doSomethingWithSender(_ sender: Any)"
    ),
    (
      "- (void)makeTextWritingDirectionNatural:(id)sender",
      "makeTextWritingDirectionNatural(_ sender: Any)"
    ),
    (
      "- (void)compareWithError:(int)code",
      "compareWithError(_ code: Int32)"
    ),
    (
      "- (void)viewCompatibleWithTraits:(Thing *)traits",
      "view(compatibleWithTraits traits: Thing)"
    ),
    (
      "- (void)sizeOfPartWithType:(Thing *)part",
      "sizeOfPart(withType part: Thing)"
    ),
    (
      "- (void)getValue:(void *)value",
      "getValue(_ value: UnsafeMutableRawPointer)"
    ),
    (
      "- (void)setValue:(id)value forKey:(NSString *)key",
      "setValue(_ value: Any, forKey key: String)"
    ),
    (
      "- (void)URLSession:(Thing *)session didReceiveData:(NSData *)data",
      "urlSession(_ session: Thing, didReceive data: Data)"
    ),
    (
      "- (nullable NSString *)titleForItem:(Item *)item error:(NSError **)error",
      "title(for item: Item) throws -> String"
    ),
    (
      "- (BOOL)saveAndReturnError:(NSError **)error",
      "save() throws"
    ),
    (
      "- (BOOL)save:(NSError **)error",
      "save() throws"
    ),
    (
      "- (BOOL)saveItem:(Item *)item error:(NSError **)error",
      "save(_ item: Item) throws"
    ),
    (
      "- (BOOL)loadWithError:(NSError **)error",
      "loadWithError() throws"
    ),
    (
      "- (BOOL)load",
      "load() -> Bool"
    ),
    (
      "- (BOOL)reload",
      "reload() -> Bool"
    ),
    (
      "- (BOOL)reload:(NSError **)error",
      "reload(_ error: NSErrorPointer) -> Bool"
    ),
    (
      "- (BOOL)writeWithError:(NSError **)error completion:(nullable void (^)(BOOL))completion",
      "write(completion: (@Sendable (Bool) -> Void)? = nil) throws"
    ),
    (
      "- (void)dismissGadgetDelegateAnimated:(BOOL)animated",
      "dismiss(animated: Bool)"
    ),
    (
      "- (void)showDelegate:(int)x",
      "show(_ x: Int32)"
    ),
    (
      "- (void)updateFor:(Item *)item",
      "update(for item: Item)"
    ),
    (
      "- (void)item:(Item *)item",
      "item(_ item: Item)"
    ),
    (
      "- (void)forItem:(Item *)item",
      "forItem(_ item: Item)"
    ),
    (
      "- (void)get:(Item *)item",
      "get(_ item: Item)"
    ),
    (
      "- (void)drawRect:(CGPoint)rect inContext:(Thing *)context",
      "drawRect(_ rect: CGPoint, inContext context: Thing)"
    ),
    (
      "- (void)default:(int)x in:(int)in",
      "`default`(_ x: Int32, in: Int32)"
    ),
    (
      "- (void)init:(int)x",
      "`init`(_ x: Int32)"
    ),
    (
      "- (void)self:(int)x",
      "`self`(_ x: Int32)"
    ),
    (
      "- (void)takeObjectValue:(id)value",
      "take(_ value: Any)"
    ),
    (
      "- (void)selectObjectValue:(id)value",
      "select(_ value: Any)"
    ),
    (
      "- (void)addIndexes:(NSIndexSet *)i",
      "add(_ i: IndexSet)"
    ),
    (
      "- (void)removeIndex:(int)i",
      "remove(_ i: Int32)"
    ),
    (
      "- (void)plugInItem:(Item *)item",
      "plugIn(_ item: Item)"
    ),
    (
      "- (void)stringByAddingString:(NSString *)string",
      "string(byAdding string: String)"
    ),
    (
      "- (NSString *)stringByAppendingString:(NSString *)string",
      "string(byAppending string: String) -> String"
    ),
    (
      "- (void)autoselectItem:(Item *)i",
      "autoselect(_ i: Item)"
    ),
    (
      "- (void)reopenItem:(Item *)i",
      "reopen(_ i: Item)"
    ),
    (
      "- (void)deselectItem:(Item *)i",
      "deselect(_ i: Item)"
    ),
    (
      "- (void)item:(Item *)item :(int)x",
      "item(_ item: Item, _ x: Int32)"
    ),
    (
      "- (void)typeOfFile:(NSString *)file",
      "type(ofFile file: String)"
    ),
    (
      "- (void)imageOfSize:(CGPoint)size forURL:(NSURL *)u",
      "image(ofSize size: CGPoint, for u: URL)"
    ),
    (
      "- (void)boundByItem:(Item *)item",
      "boundBy(_ item: Item)"
    ),
    (
      "- (void)itemsSeparatedByItem:(Item *)item",
      "items(separatedBy item: Item)"
    ),
    (
      "- (void)thing:(Thing *)thing addObserver:(id)o",
      "thing(_ thing: Thing, addObserver o: Any)"
    ),
    (
      "- (void)thing:(Thing *)thing removeItems:(NSArray<Item *> *)items",
      "thing(_ thing: Thing, remove items: [Item])"
    ),
    (
      "- (void)thing:(Thing *)thing withURLs:(NSArray<NSURL *> *)urls",
      "thing(_ thing: Thing, with urls: [URL])"
    ),
  ]
}
