import { isTouchMac } from './user-agent'

export type PhoneSystem = 'android' | 'ios'

/** System of a phone or tablet, which says whose store has its apps; null on anything else. */
export function phoneSystem(userAgent: string, maxTouchPoints: number): PhoneSystem | null {
  if (/Android/i.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/i.test(userAgent) || isTouchMac(userAgent, maxTouchPoints) ? 'ios' : null
}
