import 'server-only'

import { mainApi } from '@/lib/backends/main/server'
import type { Locale } from '@/lib/platform/i18n/locales'

import { cachedContent } from './cached-content'
import { mapContent } from './content-result'
import { toFaqPage } from './faq-pages'

/** First questions and answers. @param limit number of questions */
export async function loadFaqs(locale: Locale, limit: number) {
  'use cache'
  return cachedContent({ key: `faqs:${locale}:${limit}`, tags: ['faqs'] }, () => mainApi(locale).faqs({ limit }))
}

/** All questions in one call, because the topics of a page are whole. */
const allFaqs = 1000

/** One page of questions and answers, and the topics of all pages. @param page from 1 */
export async function loadFaqPage(locale: Locale, page: number) {
  return mapContent(await loadFaqs(locale, allFaqs), ({ rows, total }) => toFaqPage(rows, total, page))
}
