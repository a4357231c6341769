import 'server-only'

import { mainApi } from '@/lib/backends/main/server'
import type { Locale } from '@/lib/platform/i18n/locales'

import { cachedContent } from './cached-content'

/** First questions and answers. @param limit number of questions */
export async function loadFaqs(locale: Locale, limit: number) {
  'use cache'
  return cachedContent({ key: `faqs:${locale}:${limit}`, tags: ['faqs'] }, () => mainApi(locale).faqs({ limit }))
}

/**
 * Questions a page. The page searches its questions as a whole, so up to this number they share one document; more of
 * them do not make a document longer.
 */
export const faqPageSize = 40

/** One page of questions and answers. @param page from 1 */
export async function loadFaqPage(locale: Locale, page: number) {
  'use cache'
  return cachedContent({ key: `faq-page:${locale}:${page}`, tags: ['faqs'] }, () =>
    mainApi(locale).faqs({ page, limit: faqPageSize }),
  )
}
