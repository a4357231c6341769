import { expect, test } from 'vitest'

import { androidIntentHref, inAppBrowserOf } from './in-app-browser'
import { isMobileUserAgent, isTouchMac } from './user-agent'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android =
  'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36'
const webView =
  'Mozilla/5.0 (Linux; Android 15; SM-S921B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0 Mobile'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari'

test.each([
  [iphone, true],
  [android, true],
  [webView, true],
  ['Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0', true],
  [mac, false],
  [windows, false],
])('%s is mobile: %s', (userAgent, mobile) => {
  expect(isMobileUserAgent(userAgent)).toBe(mobile)
})

test('touch points distinguish an iPad from a Mac', () => {
  expect(isTouchMac(mac, 5)).toBe(true)
  expect(isTouchMac(mac, 0)).toBe(false)
  expect(isTouchMac(windows, 10)).toBe(false)
})

test.each([
  [`${iphone} Mobile/15E148 Zalo iOS/490`, 'Zalo'],
  [`${webView} Zalo android/241102`, 'Zalo'],
  [`${webView} [FB_IAB/FB4A;FBAV/480.0.0.0;]`, 'Facebook'],
  [`${webView} [FB_IAB/Orca-Android;FBAV/480.0.0.0;]`, 'Messenger'],
  [`${iphone} [FBAN/MessengerForiOS;FBAV/480.0.0]`, 'Messenger'],
  [`${iphone} Instagram 350.0.0`, 'Instagram'],
  [`${iphone} musical_ly_36.1.0 BytedanceWebview/d8a21c6`, 'TikTok'],
  [`${iphone} KAKAOTALK 25.1.0`, 'KakaoTalk'],
  [`${iphone} Line/15.1.0`, 'LINE'],
  [webView, 'WebView'],
  [iphone, null],
  [android, null],
  [windows, null],
])('%s is the browser of %s', (userAgent, app) => {
  expect(inAppBrowserOf(userAgent)).toBe(app)
})

test('the intent link keeps host, path and query, and the scheme of the page', () => {
  expect(androidIntentHref(new URL('https://songngan.example/kr/open-account?ref_code=AB12CD34&source=momo'))).toBe(
    'intent://songngan.example/kr/open-account?ref_code=AB12CD34&source=momo#Intent;scheme=https;end',
  )
})
