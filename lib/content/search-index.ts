import 'server-only'

import { getTranslations } from 'next-intl/server'

import type { PostSummary } from '@/lib/backends/main/content'
import { glossaryOf, glossaryPath } from '@/lib/domain/glossary/glossary'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { pageHref } from '@/lib/platform/paging/page-number'
import { learningPath } from '@/lib/domain/learning/learning-path'
import type { SearchDocument, SearchKind } from '@/lib/domain/search/search-document'
import { titledPages } from '@/lib/routes/titled-pages'
import { vietnamTimeZone } from '@/lib/platform/time/vietnam'

import { categoryIds } from '@/lib/routes/category-ids'
import { contestPath, loadContestMenu } from './contest'
import { faqPagesOf } from './faq-pages'
import { loadFaqs } from './faqs'
import { loadMarketNews } from './market-news'
import { loadPostsOfCategory } from './posts'
import { loadReports } from './reports'
import { optionalContent } from './require-content'
import { loadSiteLinks } from './site-links'
import { loadNewestVacancies } from './vacancies'

/**
 * How many of each kind the index holds, newest first, so that it stays a few dozen kilobytes on the wire however long the
 * lists become. The rest is reached through the lists and their pages.
 */
const newest = { product: 100, guide: 200, news: 200, report: 200, faq: 300, marketNews: 100, job: 100 } as const

/** Characters of a description or an answer. */
const textLength = 220

/** Everything that can be found in a language, without the content of backends that are down. */
export async function loadSearchIndex(locale: Locale): Promise<readonly SearchDocument[]> {
  const t = await getTranslations({ locale })
  const posts = (id: number, limit: number) => optionalContent(loadPostsOfCategory(id, locale, limit))
  const [products, guides, faqs, news, reports, market, jobs, contest, links] = await Promise.all([
    posts(categoryIds.products, newest.product),
    posts(categoryIds.guides, newest.guide),
    optionalContent(loadFaqs(locale, newest.faq)),
    posts(categoryIds.news, newest.news),
    optionalContent(loadReports(locale, newest.report)),
    optionalContent(loadMarketNews(locale, newest.marketNews)),
    optionalContent(loadNewestVacancies(locale, newest.job)),
    loadContestMenu(locale),
    loadSiteLinks(locale),
  ])
  const pages = titledPages.filter(({ path }) => path !== learningPath || links.learningPath)
  const row = (kind: SearchKind, path: string, title: string, text: string | null) => ({
    kind,
    href: localizedPath(locale, path),
    title,
    text: shorten(text ?? ''),
  })
  const ofPost = (kind: SearchKind, post: PostSummary) =>
    row(kind, `/article/${post.slug}`, post.title, post.description)
  return [
    ...pages.map(({ path, title, description }) => row('page', path, t(title), t(description))),
    ...[...contest.about, ...contest.entrances].map(({ page, title }) =>
      row('page', contestPath(page), title, t('contest.kicker')),
    ),
    ...(products?.rows ?? []).map((post) => ofPost('product', post)),
    ...(guides?.rows ?? []).map((post) => ofPost('guide', post)),
    ...Object.entries(glossaryOf(locale)).map(([id, { name, text, forms = [] }]) => ({
      ...row('term', `${glossaryPath}#${id}`, name, text),
      ...(forms.length > 0 && { keywords: forms.join(' ') }),
    })),
    ...faqPagesOf(faqs?.rows ?? []).flatMap((questions, index) =>
      questions.map((faq) =>
        row('faq', `${pageHref('/faq', index + 1)}#faq-${faq.id}`, faq.question, toArticleHtml(faq.answer, '').text),
      ),
    ),
    ...(news?.rows ?? []).map((post) => ({ ...ofPost('news', post), date: toDate(post.publishedAt) })),
    ...(reports?.rows ?? []).map((report) => ({
      ...ofPost('report', report),
      date: toDate(report.publishedAt),
      keywords: [...report.tickers, report.sector ?? ''].join(' ').trim(),
    })),
    ...(market?.rows ?? []).map((article) => ({
      ...row('marketNews', `/market-news/${article.id}`, article.title, article.description),
      date: toDate(article.publishedAt),
      keywords: article.tickers.join(' '),
    })),
    ...(jobs?.rows ?? []).map((job) =>
      row('job', `/career/${job.id}`, job.title, [job.branch?.name, job.description].filter(Boolean).join('. ')),
    ),
  ]
}

/** Cut at a word. */
function shorten(text: string): string {
  if (text.length <= textLength) return text
  const cut = text.slice(0, textLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), textLength / 2))}…`
}

const dates = new Intl.DateTimeFormat('en-CA', { timeZone: vietnamTimeZone })

function toDate(at: Date): string {
  return dates.format(at)
}
