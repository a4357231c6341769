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
      address: '{"vi":"1 Tràng Tiền, Hà Nội","en":"1 Trang Tien, Hanoi"}',
      tel: '024 0000 1111, 024 0000 2222 ,',
      email: 'a@x.example',
      location: '{"lat":21.02,"lng":"105.85"}',
    }
    expect(toBranch(wire, 'en')).toEqual({
      id: 3,
      name: 'Hanoi',
      address: '1 Trang Tien, Hanoi',
      telephones: ['024 0000 1111', '024 0000 2222'],
      emails: ['a@x.example'],
      city: 'Hanoi',
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

  it('leaves out entries of another language, whatever their type', () => {
    const ofEnglish = [
      entry({ code: 'footer', type: 'textarea', locale: 'en', content: 'Terms' }),
      entry({ code: 'hotline', locale: 'en', content: '1900 0000' }),
      entry({ code: 'homepage_title', type: 'text-lang', locale: 'en', content: '{"vi":"Chào","en":"Hello"}' }),
      entry({ code: 'guide_otp_en', type: 'file', locale: 'en', content: '/otp.pdf' }),
    ]
    expect(Object.keys(toStaticContent(ofEnglish, 'en'))).toHaveLength(4)
    // The guide's code names its language, so that Korean readers can have it, marked as English.
    expect(toStaticContent(ofEnglish, 'ko')).toEqual({ guide_otp_en: { kind: 'file', href: '/otp.pdf' } })
    expect(Object.keys(toStaticContent(ofEnglish, 'vi'))).toEqual(['guide_otp_en'])
  })

  it('takes plain sentences as Vietnamese, and numbers and addresses as valid in every language', () => {
    const plain = [
      entry({ code: 'footer', type: 'textarea', content: 'Chân trang' }),
      entry({ code: 'homepage_title', content: 'Chào' }),
      entry({ content: '1900 6277' }),
    ]
    expect(Object.keys(toStaticContent(plain, 'vi'))).toHaveLength(3)
    expect(Object.keys(toStaticContent(plain, 'ko'))).toEqual(['hotline'])
    const footer = entry({ code: 'footer', type: 'textarea', locale: 'en', content: 'Terms' })
    expect(staticText(toStaticContent([footer], 'en'), 'footer')).toBe('Terms')
  })

  it('prefers the entry of the language if a code has several', () => {
    const both = [
      entry({ code: 'zalo', locale: 'en', content: 'en' }),
      entry({ code: 'zalo', locale: 'vi', content: 'vi' }),
    ]
    expect(staticText(toStaticContent(both, 'en'), 'zalo')).toBe('en')
    expect(staticText(toStaticContent(both, 'vi'), 'zalo')).toBe('vi')
  })

  it('prefers the entry of the language to one of none, and that of the web to those of other platforms, in any order', () => {
    const ofNone = entry({ code: 'zalo', content: 'none' })
    const ofEnglish = entry({ code: 'zalo', locale: 'en', content: 'en' })
    const ofMobile = entry({ code: 'zalo', locale: 'en', prefix: 'Mobile', content: 'mobile' })
    for (const entries of [
      [ofNone, ofEnglish],
      [ofEnglish, ofNone],
      [ofMobile, ofEnglish, ofNone],
      [ofNone, ofEnglish, ofMobile],
    ])
      expect(staticText(toStaticContent(entries, 'en'), 'zalo')).toBe('en')
    expect(staticText(toStaticContent([ofNone, ofMobile], 'en'), 'zalo')).toBe('none')
  })
})
