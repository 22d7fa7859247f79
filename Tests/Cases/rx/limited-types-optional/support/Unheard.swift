import Foundation

public final class Unheard: NSObject {}
