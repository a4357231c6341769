import { describe, expect, it } from 'vitest'

import { toBranch, toCountry, toStaticContent } from './mappers'
import type { StaticContentWire } from './schemas'
import { guideHref, staticHref, staticSlides, staticText } from './static-content'

const entry = (patch: Partial<StaticContentWire>): StaticContentWire => ({
  code: 'hotline',
  name: 'n',
  active: 1,
  type: 'text',
  content: '1900 6277',
  ...patch,
})

describe('toBranch', () => {
  it('maps every field', () => {
    const wire = {
      id: 3,
      name: '{"vi":"Hà Nội","en":"Hanoi"}',
      address: '{"vi":"1 Tràng Tiền","en":"1 Trang Tien"}',
      tel: '024 0000 1111, 024 0000 2222 ,',
      email: 'a@x.example',
      location: '{"lat":21.02,"lng":"105.85"}',
    }
    expect(toBranch(wire, 'en')).toEqual({
      id: 3,
      name: 'Hanoi',
      address: '1 Trang Tien',
      telephones: ['024 0000 1111', '024 0000 2222'],
      emails: ['a@x.example'],
      location: { lat: 21.02, lng: 105.85 },
    })
    expect(toBranch(wire, 'ko').name).toBe('Hà Nội')
  })

  it.each([null, '', 'nowhere', '{"lat":1}', '[1,2]'])('has no location if the editors typed %j', (location) => {
    const branch = toBranch({ id: 1, name: 'A', address: 'B', tel: null, email: '', location }, 'vi')
    expect(branch).toMatchObject({ location: null, telephones: [], emails: [] })
  })
})

describe('toCountry', () => {
  it('maps every field', () => {
    const wire = { id: 1, code: 'KR', name: '{"vi":"Hàn Quốc"}', company: 'Công ty', link: 'https://kr.example/' }
    expect(toCountry(wire, 'vi')).toEqual({
      id: 1,
      code: 'KR',
      name: 'Hàn Quốc',
      company: 'Công ty',
      href: 'https://kr.example/',
    })
  })
})

describe('toStaticContent', () => {
  it('reads texts, localised texts, files and sliders by code', () => {
    const slides = [{ image: '/a.svg', title: 'A', description: 'B', link: ' ' }]
    const content = toStaticContent(
      [
        entry({}),
        entry({ code: 'homepage_title', type: 'text-lang', content: '{"vi":"Chào","en":"Hello"}' }),
        entry({ code: 'guide_otp_en', type: 'file', content: ' /otp.pdf ' }),
        entry({ code: 'slider_en', type: 'slider', content: JSON.stringify(slides) }),
      ],
      'en',
    )
    expect(staticText(content, 'hotline')).toBe('1900 6277')
    expect(staticText(content, 'homepage_title')).toBe('Hello')
    expect(staticHref(content, 'guide_otp_en')).toBe('/otp.pdf')
    expect(guideHref(content, 'otp', 'ko')).toBe('/otp.pdf')
    expect(guideHref(content, 'otp', 'vi')).toBeNull()
    expect(staticSlides(content, 'en')).toEqual([
      { image: '/a.svg', title: 'A', description: 'B', href: null, action: null },
    ])
    expect(staticSlides(content, 'vi')).toEqual([])
  })

  it('omits hidden entries, invalid sliders and texts in other languages', () => {
    const content = toStaticContent(
      [
        entry({ active: 0 }),
        entry({ code: 'slider_vi', type: 'slider', content: '[{"image":' }),
        entry({ code: 'footer', type: 'text-lang', content: '{"vi":"Chân trang"}' }),
      ],
      'en',
    )
    expect(content).toEqual({})
  })

  it('keeps the entries of all platforms that share a code', () => {
    const file = (prefix: 'Web' | 'HTS' | 'Mobile', code: string) =>
      entry({ code, prefix, type: 'file', content: `/${prefix}.pdf` })
    const content = toStaticContent(
      [file('Web', 'guide_trading_vi'), file('HTS', 'guide_trading_vi'), file('Mobile', 'app_ios')],
      'vi',
    )
    expect(guideHref(content, 'trading', 'vi')).toBe('/Web.pdf')
    expect(guideHref(content, 'trading', 'vi', 'HTS')).toBe('/HTS.pdf')
    expect(guideHref(content, 'trading', 'vi', 'Mobile')).toBe('/Web.pdf')
    expect(staticHref(content, 'app_ios')).toBe('/Mobile.pdf')
  })

  it('prefers the entry of the language if a code has several', () => {
    const both = [
      entry({ code: 'zalo', locale: 'en', content: 'en' }),
      entry({ code: 'zalo', locale: 'vi', content: 'vi' }),
    ]
    expect(staticText(toStaticContent(both, 'en'), 'zalo')).toBe('en')
    expect(staticText(toStaticContent(both, 'vi'), 'zalo')).toBe('vi')
  })
})
