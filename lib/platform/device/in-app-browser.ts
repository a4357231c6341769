/**
 * In-app browsers. Several never give a page the camera (Facebook's never settled `getUserMedia`; brokers warn that
 * e-KYC fails in Zalo, Viber and Telegram), so visitors are told to leave them before they type anything.
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

/** Marks any WebView on Android; iOS has no such mark. */
const androidWebView = /;\s*wv\)/

/** The app that embeds the browser, or null for a regular browser. */
export function inAppBrowserOf(userAgent: string): InAppBrowser | null {
  const named = apps.find(([, pattern]) => pattern.test(userAgent))
  if (named !== undefined) return named[0]
  return androidWebView.test(userAgent) ? 'WebView' : null
}

/** Opens an address in Android's default browser. iOS has no such link, so visitors copy the address there. */
export function androidIntentHref(url: URL): string {
  return `intent://${url.host}${url.pathname}${url.search}#Intent;scheme=${url.protocol.slice(0, -1)};end`
}
