import { nameOf, resolveLocalised } from '@/lib/backends/localised-text'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { Document } from './content'
import type { CvRequest, RecruitmentWire, StudentCvRequest } from './form-schemas'

/** Domain types of forms and tools for visitors, and their mapping from and to the wire. */

export type RecruitmentSummary = {
  readonly id: number
  readonly title: string
  readonly description: string | null
  readonly branch: { readonly id: number; readonly name: string } | null
  /** Number of positions. */
  readonly quantity: number | null
  /** Application deadline, calendar date `YYYY-MM-DD`; null: open until filled. */
  readonly deadline: string | null
  readonly createdAt: Date
  /** Students only: the application form also requires faculty and year. */
  readonly student: boolean
  readonly locales: readonly Locale[]
}

/** `content`: HTML of the CMS, not yet sanitised. */
export type Recruitment = RecruitmentSummary & { readonly content: string | null }

/** Duration in months or in years, never both. */
export type CalculatorInput = {
  /** VND: once for a lump sum, monthly for periodic saving. */
  readonly money: number
  /** Percent per year. */
  readonly profit: number
} & ({ readonly months: number } | { readonly years: number })

export type Cv = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly desire?: string
  readonly experience?: string
  readonly message?: string
  readonly recruitmentId?: number
  /** `uri` of the uploaded file. */
  readonly filePath: string
}

export type StudentCv = Cv & { readonly faculty: string; readonly year: string }

export function toRecruitmentSummary(wire: RecruitmentWire, locale: Locale): RecruitmentSummary | null {
  const title = resolveLocalised(wire.title, locale)
  if (title.text === null) return null
  return {
    id: wire.id,
    title: title.text,
    description: resolveLocalised(wire.description, locale).text,
    branch: wire.branch ? { id: wire.branch.id, name: nameOf(wire.branch.name, locale) } : null,
    quantity: wire.quantity ?? null,
    deadline: wire.deadline ?? null,
    createdAt: new Date(wire.created_at),
    student: wire.student,
    locales: title.locales,
  }
}

export function toRecruitment(wire: RecruitmentWire, locale: Locale): Document<Recruitment> {
  const summary = toRecruitmentSummary(wire, locale)
  if (summary !== null) {
    return { status: 'found', document: { ...summary, content: resolveLocalised(wire.content, locale).text } }
  }
  const { locales } = resolveLocalised(wire.title, locale)
  const titleLocale = locales[0] ?? locale
  return { status: 'untranslated', slug: String(wire.id), locales, title: nameOf(wire.title, titleLocale), titleLocale }
}

export function toCvRequest(cv: Cv): CvRequest {
  const { recruitmentId, filePath, ...rest } = cv
  return { ...rest, ...(recruitmentId !== undefined && { recruitment_id: recruitmentId }), file_path: filePath }
}

export function toStudentCvRequest(cv: StudentCv): StudentCvRequest {
  return { ...toCvRequest(cv), faculty: cv.faculty, year: cv.year }
}
