import type { FaqWire, HistoryWire, PostWire } from '@/lib/backends/main/content-schemas'
import type { RecruitmentWire } from '@/lib/backends/main/form-schemas'
import type { BranchWire, CountryWire, StaticContentWire } from '@/lib/backends/main/schemas'
import { type Locale, locales, toWireLocale } from '@/lib/platform/i18n/locales'

import type { InLocales } from '../payload-client'
import type { Affiliate, Article, Milestone, Office, Question, SiteText, Vacancy } from './documents'

/** What the contract of the site calls the documents of this CMS. */

/** A text in its languages, as JSON keyed by the contract's names of them; empty without any. */
export function toWireText(text: InLocales<string> | undefined): string {
  const present = locales.flatMap((locale) => (text?.[locale] ? [[toWireLocale(locale), text[locale]]] : []))
  return present.length === 0 ? '' : JSON.stringify(Object.fromEntries(present))
}

/** What a document has for a language, or for Vietnamese. */
const ownOrVietnamese = <Value>(values: InLocales<Value> | undefined, locale: Locale): Value | null =>
  values?.[locale] ?? values?.vi ?? null

/** Calendar date in Vietnam, `YYYY-MM-DD`. */
const dateOf = (instant: string) => new Date(Date.parse(instant) + 7 * 3_600_000).toISOString().slice(0, 10)

export function toPost(article: Article, locale: Locale): PostWire {
  const file = ownOrVietnamese(article.document, locale)
  return {
    id: article.id,
    slug: article.address,
    title: toWireText(article.headline),
    description: toWireText(article.teaser),
    ...(article.body && { content: toWireText(article.body) }),
    image: ownOrVietnamese(article.cover, locale)?.url ?? null,
    published_at: article.published,
    updated_at: null,
    author: ownOrVietnamese(article.writer, locale),
    category: article.topic
      ? { id: article.topic.number, slug: article.topic.address, name: toWireText(article.topic.name) }
      : null,
    file: file && { url: file.url, bytes: file.filesize, pages: article.pages ?? null },
    report_type: article.kind ?? null,
    sector: toWireText(article.sector) || null,
    tickers: article.tickers ?? null,
  }
}

export function toBranch(office: Office): BranchWire {
  return {
    id: office.id,
    name: toWireText(office.name),
    address: toWireText(office.street),
    tel: (office.phones ?? []).join(', '),
    email: (office.mailboxes ?? []).join(', '),
    location: JSON.stringify({ lat: office.latitude, lng: office.longitude }),
    sequence: office.order,
  }
}

export function toCountry(affiliate: Affiliate): CountryWire {
  return {
    id: affiliate.id,
    code: affiliate.code,
    name: toWireText(affiliate.country),
    company: affiliate.company ?? null,
    link: affiliate.web ?? null,
    sequence: affiliate.order,
  }
}

export function toStaticContent(text: SiteText): StaticContentWire {
  return {
    code: text.code,
    name: text.purpose ?? text.code,
    active: text.shown ? 1 : 0,
    type: text.kind,
    locale: text.language ? toWireLocale(text.language) : null,
    prefix: text.platform ?? null,
    content: text.inAll || toWireText(text.inLanguage),
  }
}

export function toFaq({ id, question, answer, group }: Question): FaqWire {
  return {
    id,
    title: toWireText(question),
    content: toWireText(answer),
    group: group ? { id: group.id, name: toWireText(group.name), sequence: group.order } : null,
  }
}

export function toHistory({ id, date, title, text }: Milestone): HistoryWire {
  return { id, time: dateOf(date), title: toWireText(title), content: toWireText(text), active: 1 }
}

export function toRecruitment(vacancy: Vacancy): RecruitmentWire {
  return {
    id: vacancy.id,
    title: toWireText(vacancy.title),
    description: toWireText(vacancy.summary),
    ...(vacancy.body && { content: toWireText(vacancy.body) }),
    branch: vacancy.office ? { id: vacancy.office.id, name: toWireText(vacancy.office.name) } : null,
    quantity: vacancy.places ?? null,
    deadline: vacancy.deadline ? dateOf(vacancy.deadline) : null,
    created_at: vacancy.published,
    student: vacancy.students,
  }
}
