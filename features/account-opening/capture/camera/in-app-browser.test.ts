import { describe, expect, it } from 'vitest'

import { inAppBrowser } from './in-app-browser'

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A546E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('inAppBrowser', () => {
  it.each([
    [`${android} Chrome/130.0 Mobile Safari/537.36 Zalo android/24110`, 'Zalo'],
    [`${android} Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0.1;]`, 'Facebook'],
    [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0.0.1;FBDV/iPhone15,3]`, 'Facebook'],
    [`${iphone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/480.0.0.1]`, 'Messenger'],
    [`${iphone} Mobile/15E148 Instagram 350.0.0.1`, 'Instagram'],
    [`${android} Chrome/130.0 Mobile Safari/537.36 KAKAOTALK/11.0`, 'KakaoTalk'],
  ])('%s is %s', (userAgent, app) => {
    expect(inAppBrowser(userAgent)).toBe(app)
  })

  it.each([
    `${android.replace('; wv', '')} Chrome/130.0 Mobile Safari/537.36`,
    `${iphone} Version/18.0 Mobile/15E148 Safari/604.1`,
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ])('%s is a browser of its own', (userAgent) => {
    expect(inAppBrowser(userAgent)).toBeNull()
  })
})
