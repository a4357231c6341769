import type { Locale } from '@/lib/platform/i18n/locales'

import type { Drawing, Figure } from './drawing'

/** Figures for recurring services, which belong to no single post, keyed by the name of their picture. */
const figures: Readonly<Record<string, Readonly<Record<Locale, Figure>>>> = {
  'ban-tin-moi-sang': {
    vi: { number: '8:15', label: 'bản tin mỗi sáng' },
    en: { number: '8:15', label: 'a note each morning' },
    ko: { number: '8:15', label: '매일 아침 리서치' },
  },
}

/** The drawing of a recurring service in a language; null for other names. */
export function standingDrawing(name: string, locale: Locale): Drawing | null {
  const figure = figures[name]?.[locale]
  return figure === undefined ? null : { kind: 'figure', title: figure.label, figure, bars: [] }
}
