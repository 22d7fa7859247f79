# A formula for a tap of one's own: `brew tap OWNER/tools`, and this file in its folder `Formula`. OWNER and CHECKSUM are to be
# filled in when there is a release; Homebrew itself hasn't seen it.
class Proxygen < Formula
  desc "Generates RxSwift, Combine and async code for Swift delegate protocols"
  homepage "https://github.com/OWNER/proxygen"
  url "https://github.com/OWNER/proxygen/archive/refs/tags/0.1.0.tar.gz"
  sha256 "CHECKSUM"

  depends_on xcode: ["16.0", :build]
  uses_from_macos "swift"

  def install
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "proxygen"
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    (testpath/"Lamp.swift").write <<~SWIFT
      public final class Lamp { public weak var delegate: (any LampDelegate)? }
      public protocol LampDelegate: AnyObject { func lamp(_ lamp: Lamp, didChangeTo brightness: Int) }
    SWIFT
    assert_match "didChangeTo", shell_output("#{bin}/proxygen generate Lamp.swift --style async")
  end
end
