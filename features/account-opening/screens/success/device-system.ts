import { type PhoneSystem, phoneSystem } from '@/lib/platform/device/phone-system'

/** The store that this device installs from; null: it is no phone. */
export const deviceSystem = (): PhoneSystem | null => phoneSystem(navigator.userAgent, navigator.maxTouchPoints)
