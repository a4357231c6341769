import { nameOf, parseTexts, resolveLocalised } from '@/lib/backends/localised-text'
import { rowsOf } from '@/lib/backends/rows-of'
import { webAddress } from '@/lib/backends/web-address'
import { provinceOf } from '@/lib/domain/company/province'
import { defaultLocale, type Locale, locales, toWireLocale } from '@/lib/platform/i18n/locales'

import {
  branchLocationSchema,
  type BranchWire,
  type CountryWire,
  slideSchema,
  type SlideWire,
  type StaticContentWire,
} from './schemas'
import type { Branch, Country, Slide, StaticContent, StaticEntry } from './shell'
import { sentenceCodes } from './static-content-codes'

function toList(text: string | null | undefined): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Parses JSON that an editor typed; null if it is invalid. */
function parseEditorJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

export function toBranch(wire: BranchWire, locale: Locale): Branch {
  const location = branchLocationSchema.safeParse(parseEditorJson(wire.location))
  return {
    id: wire.id,
    name: nameOf(wire.name, locale),
    address: nameOf(wire.address, locale),
    city: provinceOf(parseTexts(wire.address), locale),
    telephones: toList(wire.tel),
    emails: toList(wire.email),
    location: location.success ? location.data : null,
  }
}

export function toCountry(wire: CountryWire, locale: Locale): Country {
  return {
    id: wire.id,
    code: wire.code,
    name: nameOf(wire.name, locale),
    company: wire.company ? nameOf(wire.company, locale) : null,
    href: webAddress(wire.link),
  }
}

function toSlide(wire: SlideWire): Slide {
  const { image, title, description, link, button } = wire
  return { image, title, description, href: webAddress(link), action: button?.trim() || null }
}

const slidesSchema = rowsOf(slideSchema)

function toStaticEntry(wire: StaticContentWire, locale: Locale): StaticEntry | null {
  if (wire.type === 'slider') {
    const slides = slidesSchema.safeParse(parseEditorJson(wire.content))
    return slides.success ? { kind: 'slider', slides: slides.data.map(toSlide) } : null
  }
  if (wire.type === 'file') {
    const href = webAddress(wire.content)
    return href === null ? null : { kind: 'file', href }
  }
  const { text } = resolveLocalised(wire.content, locale, plainLocaleOf(wire, locale))
  return text ? { kind: 'text', text } : null
}

/** Language of plain text: that of the entry, else Vietnamese; numbers, colours and addresses count for every language. */
function plainLocaleOf(wire: StaticContentWire, locale: Locale): Locale {
  const own = locales.find((each) => toWireLocale(each) === wire.locale)
  const isNeutral = wire.type === 'text' && !sentenceCodes.includes(wire.code)
  return own ?? (isNeutral ? locale : defaultLocale)
}

/** Codes that name a language are chosen by their code: a Korean page offers the English guide and marks it as English. */
const namesLanguage = /_(?:vi|en|kr)$/

function isShownIn(wire: StaticContentWire, locale: Locale): boolean {
  return !wire.locale || wire.locale === toWireLocale(locale) || namesLanguage.test(wire.code)
}

/**
 * Active entries by code. An entry of another language is left out (docs/static-content.md); of several entries with one
 * code, the one in this language wins. Entries for HTS or Mobile are keyed by platform and, if the web has none, also by
 * the bare code. A slider with invalid JSON is omitted, so that a typo of an editor costs one slider and not every page.
 */
export function toStaticContent(wires: readonly StaticContentWire[], locale: Locale): StaticContent {
  const isInLocale = (wire: StaticContentWire): boolean => wire.locale === toWireLocale(locale)
  return Object.fromEntries(
    wires
      .filter((wire) => wire.active === 1 && isShownIn(wire, locale))
      .toSorted((a, b) => Number(isForWeb(a)) - Number(isForWeb(b)) || Number(isInLocale(a)) - Number(isInLocale(b)))
      .flatMap((wire) => {
        const entry = toStaticEntry(wire, locale)
        if (entry === null) return []
        const platformEntry = isForWeb(wire) ? [] : [[`${wire.prefix}:${wire.code}`, entry] as const]
        return [...platformEntry, [wire.code, entry] as const]
      }),
  )
}

const isForWeb = ({ prefix }: StaticContentWire): boolean => prefix !== 'HTS' && prefix !== 'Mobile'
