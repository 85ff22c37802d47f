fun ask() {
  log(if (SDK_INT < R) "a" else "b")
  requestPermissions(arrayOf("android.permission.ACCESS_FINE_LOCATION"), 1)
  if (!shouldShowRequestPermissionRationale(a)) { permanentlyDenied() }
}
