final class Listener: DownloadDelegate {
  let name: String

  init(_ name: String) { self.name = name }

  func downloadDidStart(_ download: Download) { print(name, "hears: started") }
  func download(_ download: Download, didReceive bytes: Int, of total: Int?) {
    print(name, "hears:", bytes, "bytes")
  }
  func download(_ download: Download, shouldRetryAfter failures: Int) -> Bool { failures < 2 }
  func download(
    _ download: Download, chooseNameAmong names: [String], done: @escaping (String) -> Void
  ) {
    done("\(names[0]) by \(name)")
  }
  var title: String { "title of \(name)" }
}

let download = Download()
let multicast = DownloadDelegateMulticast()
let (first, second) = (Listener("first"), Listener("second"))
download.delegate = multicast

print("-- nobody listens")
download.run()
print("-- two listen")
multicast.add(first)
multicast.add(second)
download.run()
print("-- the first has gone")
multicast.remove(first)
download.run()
