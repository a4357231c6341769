import { getFormatter, getTranslations } from 'next-intl/server'

import { Drawing } from '@/components/art/drawing'
import terracesCompany from '@/components/art/drawings/terraces-company.svg'
import type { Crumb } from '@/components/ui/breadcrumb'
import { PageHead } from '@/components/ui/page-head'
import type { HistoryEntry, Post } from '@/lib/backends/main/content'

import { AboutLinks } from './about-links'
import { History } from './history'
import { Story } from './story'

interface CompanyPageProps {
  post: Post
  crumbs: readonly Crumb[]
  /** Counts from the site's own data; null if a count could not be loaded. */
  figures: { readonly years: number | null; readonly branches: number | null; readonly markets: number | null }
  history: readonly HistoryEntry[]
}

/** The page about the company in Vietnam: facts, figures, story and history. */
export async function CompanyPage({ post, crumbs, figures, history }: CompanyPageProps) {
  const t = await getTranslations('about')
  const [shell, format] = await Promise.all([getTranslations('shell'), getFormatter()])
  const counted = (['years', 'branches', 'markets'] as const).flatMap((name) => {
    const value = figures[name]
    return value === null || value === 0 ? [] : [{ name, value }]
  })
  return (
    <article>
      <PageHead
        tone="hero"
        breadcrumb={{ label: shell('breadcrumb'), crumbs }}
        kicker={t('company.kicker')}
        title={post.title}
        lead={post.description}
        art={
          <Drawing
            file={terracesCompany}
            align="bottom"
            className="absolute inset-x-0 bottom-0 h-full w-full mask-t-from-55% text-[#8f9bf5] opacity-45"
          />
        }
        aside={
          counted.length > 0 && (
            <dl className="grid grid-cols-3 gap-x-4 lg:grid-cols-1 lg:border-b lg:border-field">
              {counted.map(({ name, value }) => (
                <div
                  key={name}
                  className="flex flex-col-reverse justify-end gap-x-6 gap-y-1 border-t border-field pt-4 lg:flex-row-reverse lg:items-baseline lg:py-2.5"
                >
                  <dt className="text-small text-ink-2 lg:flex-1 lg:text-body">{t(`company.figures.${name}`)}</dt>
                  <dd className="num text-h2 lg:w-14">{format.number(value)}</dd>
                </div>
              ))}
            </dl>
          )
        }
      />
      <Story post={post} />
      <History entries={history} />
      <AboutLinks current="company" />
    </article>
  )
}
