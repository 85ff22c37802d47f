import PlatformModel
print(OSVersion.iOS(17, 4))
