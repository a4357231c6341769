import { isTouchMac } from './user-agent'

export type PhoneSystem = 'android' | 'ios'

/** Operating system of a phone or tablet, which decides the app store; null on other devices. */
export function phoneSystem(userAgent: string, maxTouchPoints: number): PhoneSystem | null {
  if (/Android/i.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/i.test(userAgent) || isTouchMac(userAgent, maxTouchPoints) ? 'ios' : null
}
