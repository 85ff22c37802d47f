import android.bluetooth.le.BluetoothLeScanner;
import android.net.wifi.WifiManager;
class Scan {
  void startScan() {
    ActivityCompat.requestPermissions(this,
        new String[] {Manifest.permission.ACCESS_FINE_LOCATION}, 7);
    scanner.startScan(callback); // "no string
    wifi.startScan(); /* /* */
    char c = '"'; String s = "\"startScan(";
    if (SDK_INT <= 29) { device.connectGatt(this, false, callback); }
  }
}
