import LocationAuthorization

// A program in a terminal has no Info.plist: the library says which key is missing, and returns.
let permissions = LocationPermissions()
let result = await permissions.request(.whenInUse)
print(result.advice?.reason ?? "granted")
print(result.advice?.suggestion ?? "")
