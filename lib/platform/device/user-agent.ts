const mobilePattern = /Android|iPhone|iPad|iPod|Windows Phone|IEMobile|BlackBerry|Opera Mini|\bMobile\b/i

/** Phones and tablets by user agent. iPadOS identifies itself as a Mac; only the browser can tell, see `isTouchMac`. */
export function isMobileUserAgent(userAgent: string): boolean {
  return mobilePattern.test(userAgent)
}

/** An iPad that requests desktop sites: a Mac with several touch points, which no Mac has. */
export function isTouchMac(userAgent: string, maxTouchPoints: number): boolean {
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1
}
