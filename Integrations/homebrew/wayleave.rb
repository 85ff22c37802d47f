# A formula for a tap of your own. ADDRESS, VERSION and CHECKSUM are those of a published source archive.
class Wayleave < Formula
  desc "Check how iOS and Android apps ask for location, motion and Bluetooth"
  homepage "ADDRESS"
  url "ADDRESS/archive/refs/tags/vVERSION.tar.gz"
  sha256 "CHECKSUM"
  license "Apache-2.0"

  depends_on xcode: ["26.0", :build]

  uses_from_macos "python" => :build
  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "wayleave"
    bin.install ".build/release/wayleave"
    system "python3", "Scripts/shell-files", bin/"wayleave", "share"
    bash_completion.install "share/bash-completion/completions/wayleave"
    fish_completion.install "share/fish/vendor_completions.d/wayleave.fish"
    zsh_completion.install "share/zsh/site-functions/_wayleave"
    man1.install Dir["share/man/man1/*.1"]
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/wayleave --version")
    assert_match "ITMS-90683", shell_output("#{bin}/wayleave explain ITMS-90683")
  end
end
