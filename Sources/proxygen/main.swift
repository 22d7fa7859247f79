import SwiftFrontEnd
print("hi")
