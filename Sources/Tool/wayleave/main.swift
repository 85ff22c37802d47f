import CAllocation
import WayleaveCommands

wayleave_keep_freed_memory()
Wayleave.start()
