import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A small HTTP server on this machine: enough for a session that is redirected, asked for a password, and downloads.
final class Server: Sendable {
  struct Failure: Error {
    let call: String
  }

  let port: UInt16
  private let socket: Int32

  /// Listens on a port that the system chooses.
  init() throws {
    let listening = Self.makeSocket()
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(UInt32(0x7F00_0001).bigEndian)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listening, address, length) == 0 && listen(listening, 8) == 0
          && getsockname(listening, address, &length) == 0
      }
    }
    guard listening >= 0, isBound else { throw Failure(call: "bind") }
    socket = listening
    port = UInt16(bigEndian: address.sin_port)
  }

  func start() {
    Thread.detachNewThread {
      while case let connection = accept(self.socket, nil, nil), connection >= 0 {
        self.serve(connection)
        close(connection)
      }
    }
  }

  private static func makeSocket() -> Int32 {
    #if canImport(Glibc)
      Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #elseif canImport(Musl)
      Musl.socket(AF_INET, SOCK_STREAM, 0)
    #else
      Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
  }

  private func serve(_ connection: Int32) {
    let request = read(connection)
    let response = response(to: request)
    response.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = send(connection, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, 0)
        guard count > 0 else { return }
        sent += count
      }
    }
  }

  /// Up to the blank line: no request here has a body.
  private func read(_ connection: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func response(to request: String) -> Data {
    let path = request.split(separator: " ").dropFirst().first ?? "/"
    // user:secret
    let isKnown = request.lowercased().contains("authorization: basic dxnlcjpzzwnyzxq=")
    switch path {
    case "/old": return message("302 Found", ["Location: http://127.0.0.1:\(port)/new"], "moved")
    case "/new": return message("200 OK", [], "the new place")
    case "/private" where !isKnown:
      return message(
        "401 Unauthorized", ["WWW-Authenticate: Basic realm=\"example\""], "who is it?")
    case "/private": return message("200 OK", [], "a secret")
    case "/large": return message("200 OK", [], String(repeating: "0123456789abcdef", count: 65536))
    default: return message("404 Not Found", [], "nothing here")
    }
  }

  private func message(_ status: String, _ headers: [String], _ body: String) -> Data {
    let lines =
      ["HTTP/1.1 \(status)"] + headers
      + ["Content-Type: text/plain", "Content-Length: \(body.utf8.count)", "Connection: close"]
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
  }
}
