import { getTranslations } from 'next-intl/server'

import { AllLink } from '@/components/ui/all-link'
import type { Crumb } from '@/components/ui/breadcrumb'
import { Cover } from '@/components/ui/cover'
import { EmptyState } from '@/components/ui/empty-state'
import { ListHeader } from '@/components/ui/list-header'
import { PostTiles } from '@/components/ui/post-tiles'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { formatDay } from '@/lib/platform/i18n/format-day'
import { keepEnd } from '@/lib/platform/text/keep-end'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

import { LeadPost } from './lead-post'

/** A post, or an article of the news API. */
export interface IndexEntry {
  readonly path: string
  readonly title: string
  readonly description: string | null
  readonly image: string | null
  readonly publishedAt: Date
}

/** The newest entries of a category, with a link to the whole list. */
export interface IndexSection {
  readonly title: string
  readonly path: string
  readonly entries: readonly IndexEntry[]
  /** Products are not news: shown as pictures with a name. */
  readonly isOfNoDay?: boolean
}

interface ArticleIndexPageProps {
  locale: Locale
  /** Categories of new posts: company news and market news. */
  news: readonly IndexSection[]
  sections: readonly IndexSection[]
  crumbs: readonly Crumb[]
}

/** Lines of company news and of market news, as many of one as of the other. */
const linesOfNews = 4

const stretched =
  'decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0'

/** The newest entries of every category. Omits those that could not be loaded or have nothing in this language. */
export async function ArticleIndexPage({ locale, news, sections, crumbs }: ArticleIndexPageProps) {
  const t = await getTranslations('category')
  const lists = await getTranslations('lists')
  const shownNews = news.filter(({ entries }) => entries.length > 0)
  // The company's own news: the newest of the market leads the lists of news.
  const [company] = shownNews
  const lead = company?.entries[0]
  const [pictured, ...listed] = sections.filter(({ entries }) => entries.length > 0)
  return (
    <>
      <ListHeader
        crumbs={crumbs}
        breadcrumbLabel={lists('breadcrumb')}
        title={t('articlesTitle')}
        lead={t('articlesLead')}
      />
      <div className="container-page pt-10 pb-20 md:pt-14 md:pb-28">
        {shownNews.length === 0 && pictured === undefined && (
          <EmptyState title={t('empty')}>{t('emptyLead')}</EmptyState>
        )}
        {company !== undefined && lead !== undefined && (
          <LeadPost post={{ ...lead, title: keepPairs(lead.title) }} category={company.title} locale={locale} />
        )}
        <div className="mt-10 grid gap-12 md:mt-14 lg:grid-cols-2 lg:gap-16">
          {shownNews.map((section) => (
            <section key={section.path}>
              <SectionHead section={section} all={t('all')} />
              <EntryLines
                entries={section.entries
                  .filter((entry) => entry !== lead)
                  .slice(0, linesOfNews)
                  .map((entry) => ({ ...entry, description: null }))}
                locale={locale}
                className="-mt-6 *:first:border-t-0"
              />
            </section>
          ))}
        </div>
        {pictured !== undefined && (
          <section className="mt-14 md:mt-20">
            <SectionHead section={pictured} all={t('all')} />
            <PostTiles posts={pictured.entries} locale={locale} className="-mt-6" />
          </section>
        )}
        <div className="mt-14 grid gap-12 md:mt-20 lg:grid-cols-2 lg:gap-16">
          {listed.map((section) => (
            <section key={section.path}>
              <SectionHead section={section} all={t('all')} />
              {section.isOfNoDay === true ? (
                <ProductTiles entries={section.entries} />
              ) : (
                <EntryLines entries={section.entries} locale={locale} className="-mt-6 *:first:border-t-0" />
              )}
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

function SectionHead({ section, all }: { section: IndexSection; all: string }) {
  return (
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-3 border-b border-hairline pb-2">
      <h2 className="text-h3 max-sm:text-lead max-sm:leading-[1.35]">{section.title}</h2>
      <AllLink href={section.path}>
        {all}
        <span className="sr-only">: {section.title}</span>
      </AllLink>
    </div>
  )
}

interface EntryLinesProps {
  entries: readonly IndexEntry[]
  locale: Locale
  className?: string
}

/** Entries as lines, each with its small picture if it has one. */
function EntryLines({ entries, locale, className }: EntryLinesProps) {
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li
          key={entry.path}
          className="group relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-5 border-t border-hairline py-4 max-sm:[&_p]:hidden"
        >
          <div>
            <EntryText entry={entry} locale={locale} />
          </div>
          <Cover
            src={entry.image}
            of={entry.path}
            className="mt-1 aspect-[16/9] h-auto w-28 rounded-control edged sm:w-36"
            priority={false}
          />
        </li>
      ))}
    </ul>
  )
}

/** Products as pictures with their names, two or three in a row. Looks: app/category.css. */
function ProductTiles({ entries }: { entries: readonly IndexEntry[] }) {
  return (
    <ul className="cate-tiles">
      {entries.map(({ path, title, image }) => (
        <li key={path} className="group">
          <h3 className="font-semibold">
            <Link href={path} className={stretched}>
              {keepEnd(keepPairs(title))}
            </Link>
          </h3>
          <Cover src={image} of={path} className="aspect-[16/9] edged" priority={false} />
        </li>
      ))}
    </ul>
  )
}

interface EntryTextProps {
  entry: IndexEntry
  locale: Locale
}

function EntryText({ entry, locale }: EntryTextProps) {
  return (
    <>
      <time dateTime={entry.publishedAt.toISOString()} className="block num text-small text-ink-3">
        {formatDay(entry.publishedAt, locale)}
      </time>
      <h3 className="mt-1 leading-[1.45] font-semibold text-pretty">
        <Link href={entry.path} className={stretched}>
          {keepEnd(keepPairs(entry.title))}
        </Link>
      </h3>
      {entry.description !== null && <p className="mt-2 text-small text-ink-2">{entry.description}</p>}
    </>
  )
}
