/**
 * Browsers inside other apps. Several never give a camera to a page (Facebook's never settled `getUserMedia`; brokers
 * warn that e-KYC fails in Zalo, Viber and Telegram), so the page is to be opened outside before anything is typed.
 */
const apps = [
  ['Zalo', /\bZalo/i],
  ['Messenger', /FBAN\/Messenger|FB_IAB\/(?:Orca|MESSENGER)|Orca-Android|MessengerForiOS/i],
  ['Facebook', /FBAN|FBAV|FB_IAB/],
  ['Instagram', /Instagram/i],
  ['TikTok', /TikTok|musical_ly|BytedanceWebview/i],
  ['Viber', /Viber/i],
  ['Telegram', /Telegram/i],
  ['KakaoTalk', /KAKAOTALK/i],
  ['LINE', /\bLine\//],
  ['WeChat', /MicroMessenger/i],
] as const satisfies readonly (readonly [string, RegExp])[]

export type InAppBrowser = (typeof apps)[number][0] | 'WebView'

/** Android's mark of any embedded view; iOS has none. */
const androidWebView = /;\s*wv\)/

/** The app whose browser this is, or null for a browser of its own. */
export function inAppBrowserOf(userAgent: string): InAppBrowser | null {
  const named = apps.find(([, pattern]) => pattern.test(userAgent))
  if (named !== undefined) return named[0]
  return androidWebView.test(userAgent) ? 'WebView' : null
}

/** Opens the same address in Android's default browser. iOS has no such link; there the address is copied. */
export function androidIntentHref(url: URL): string {
  return `intent://${url.host}${url.pathname}${url.search}#Intent;scheme=${url.protocol.slice(0, -1)};end`
}
