import { getFormatter, getTranslations } from 'next-intl/server'

import { Drawing } from '@/components/art/drawing'
import terracesCompany from '@/components/art/drawings/terraces-company.svg'
import type { Crumb } from '@/components/ui/breadcrumb'
import { PageHead } from '@/components/ui/page-head'
import type { HistoryEntry, Post } from '@/lib/backends/main/content'
import { toArticleHtml } from '@/lib/platform/html/article-html'

import { AboutLinks } from './about-links'
import { History } from './history'
import { areFigures, liftTable } from './lifted-table'
import { Opening, Story } from './story'

interface CompanyPageProps {
  post: Post
  crumbs: readonly Crumb[]
  /** Counts from the site's own data; null if a count could not be loaded. */
  figures: { readonly years: number | null; readonly branches: number | null; readonly markets: number | null }
  history: readonly HistoryEntry[]
}

/**
 * The page about the company in Vietnam: its figures large in the head, those of its post or, without them, those that the
 * site counts; then its history and its story.
 */
export async function CompanyPage({ post, crumbs, figures: counted, history }: CompanyPageProps) {
  const t = await getTranslations('about')
  const [shell, article, format] = await Promise.all([
    getTranslations('shell'),
    getTranslations('article'),
    getFormatter(),
  ])
  const { html, table } = liftTable(toArticleHtml(post.content, article('table')).html, areFigures)
  const counts = (table === null ? (['years', 'branches', 'markets'] as const) : (['years'] as const)).flatMap(
    (name) => {
      const value = counted[name]
      return value === null || value === 0 ? [] : [{ name: t(`company.figures.${name}`), value: format.number(value) }]
    },
  )
  const [first, ...others] = [...(table?.rows ?? []).map(([name = '', value = '']) => ({ name, value })), ...counts]
  const opening = /^(?:(?!<h2)[\s\S])*/.exec(html)?.[0] ?? ''
  return (
    <article>
      <PageHead
        tone="hero"
        breadcrumb={{ label: shell('breadcrumb'), crumbs }}
        kicker={t('company.kicker')}
        title={post.title}
        lead={post.description}
        className="lg:[&_div:has(>h1)]:max-w-none"
        art={
          <Drawing
            file={terracesCompany}
            align="bottom"
            className="absolute inset-x-0 bottom-0 h-full w-full fade-top text-[#8f9bf5] opacity-45 night:opacity-25"
          />
        }
      >
        {first && (
          <dl className="key-figures">
            {[first, ...others].map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num-large">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {table && (
          <p className="mt-5 text-min text-ink-2">
            {[table.caption.name, table.caption.remark].filter((part) => part !== null).join(' · ')}
          </p>
        )}
      </PageHead>
      <Opening html={opening} />
      <History entries={history} />
      <Story html={html.slice(opening.length)} />
      <AboutLinks current="company" />
    </article>
  )
}
