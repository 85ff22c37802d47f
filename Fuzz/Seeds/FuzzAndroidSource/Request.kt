package org.example
import android.Manifest
import android.location.LocationManager
/* outer /* inner */ comment */
class Screen(private val manager: LocationManager) {
  private val names = arrayOf(
    Manifest.permission.ACCESS_FINE_LOCATION, Manifest.permission.ACCESS_BACKGROUND_LOCATION)
  fun ask() {
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.R) { requestPermissions(names, 1) }
    if (!shouldShowRequestPermissionRationale(names[0])) { permanentlyDenied("${names}", '\'') }
    manager.requestLocationUpdates("gps", 1L, 1f, this)
    wifiManager.isWifiEnabled = true
    print("""raw "quoted" $names""")
  }
}
