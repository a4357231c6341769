/**
 * Browsers inside other apps that are known to keep the camera from the page, by the marks in their user agent. Only
 * used to say what to do; the camera is tried all the same.
 */
const marks: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Zalo', /\bZalo\b/i],
  ['Facebook', /\bFBAN\/FB|\bFBAV\//],
  ['Messenger', /\bMessenger/i],
  ['Instagram', /\bInstagram\b/],
  ['TikTok', /\b(?:musical_ly|BytedanceWebview|TikTok)/i],
  ['Viber', /\bViber\b/i],
  ['Telegram', /\bTelegram/i],
  ['KakaoTalk', /\bKAKAOTALK\b/i],
  ['LINE', /\bLine\//],
]

/** Name of the app whose browser this is, or null in a browser of its own. */
export function inAppBrowser(userAgent: string): string | null {
  if (/\bFBAN\/Messenger|\bFB_IAB\/MESSENGER/i.test(userAgent)) return 'Messenger'
  return marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? null
}
