import { withBrand } from '@/lib/platform/i18n/brand-names'
import type { Locale } from '@/lib/platform/i18n/locales'

/** A question with which readers check what they have learnt from a lesson. */
export interface CheckQuestion {
  readonly ask: string
  readonly options: readonly string[]
  /** Index of the right option. */
  readonly answer: number
  /** Shown with either result. */
  readonly why: string
}

/** By the slug of the guide: data of the firm, as firm.json is. */
type CheckQuestions = Readonly<Record<string, CheckQuestion>>

const files: Readonly<Record<Locale, () => Promise<{ default: CheckQuestions }>>> = {
  vi: () => import('./questions-vi.json'),
  en: () => import('./questions-en.json'),
  ko: () => import('./questions-ko.json'),
}

/** The question on a guide; null for a guide that has none in this language. */
export async function questionOn(slug: string, locale: Locale): Promise<CheckQuestion | null> {
  const { default: questions } = await files[locale]()
  return Object.hasOwn(questions, slug) ? withBrand(questions[slug] ?? null) : null
}
