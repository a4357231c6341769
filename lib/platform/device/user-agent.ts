const mobilePattern = /Android|iPhone|iPad|iPod|Windows Phone|IEMobile|BlackBerry|Opera Mini|\bMobile\b/i

/** Phones and tablets by their user agent. iPadOS calls itself a Mac: only the browser can tell, see `isTouchMac`. */
export function isMobileUserAgent(userAgent: string): boolean {
  return mobilePattern.test(userAgent)
}

/** An iPad that asks for desktop sites: a Mac with several touch points. No Mac has any. */
export function isTouchMac(userAgent: string, maxTouchPoints: number): boolean {
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1
}
