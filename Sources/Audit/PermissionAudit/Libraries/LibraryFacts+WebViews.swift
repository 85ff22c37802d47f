extension LibraryFacts {
  /// Libraries that show pages: a page may ask for the location in the name of its app (IOS-REQ-004).
  static let webViews: [LibraryFact] = [
    LibraryFact(
      "Cordova", "CordovaLib", "cordova-ios", "cordova-plugin-wkwebview-engine",
      "cordova-plugin-ionic-webview", "cordova-plugin-inappbrowser",
      brings: [.perhaps(.webView)],
      from: "github.com/apache/cordova-ios: CDVWebViewEngine.m; the whole app is a page"),
    LibraryFact(
      "Capacitor", "CapacitorCordova", "@capacitor/core", "@capacitor/ios", "capacitor-swift-pm",
      "CapApp-SPM",
      brings: [.perhaps(.webView)],
      from: "github.com/ionic-team/capacitor: CAPBridgeViewController.swift; the app is a page"),
    LibraryFact(
      "webview_flutter", "webview_flutter_wkwebview", "flutter_inappwebview",
      "flutter_inappwebview_ios", "flutter_webview_plugin",
      brings: [.perhaps(.webView)],
      from: "github.com/flutter/packages: webview_flutter_wkwebview makes a WKWebView"),
    LibraryFact(
      "react-native-webview", "RNCWebView", "@react-native-community/webview",
      "react-native-autoheight-webview",
      brings: [.perhaps(.webView)],
      from: "github.com/react-native-webview/react-native-webview: RNCWebViewImpl.m"),
  ]
}
