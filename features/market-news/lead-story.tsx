import { clsx } from 'clsx'

import { Cover } from '@/components/ui/cover'
import type { NewsSummary } from '@/lib/backends/news/mappers'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

import { dayOf, NewsMeta, NewsTickers } from './news-row'

interface LeadStoryProps {
  lead: NewsSummary
  /** Articles shown as lines beside the lead. */
  beside: readonly NewsSummary[]
  locale: Locale
}

const stretched =
  'decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0'

/** The latest article with its picture, and the preceding ones beside it with small ones. */
export function LeadStory({ lead, beside, locale }: LeadStoryProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
      <article
        data-scheme="dark"
        className={clsx(
          'group relative self-start overflow-clip rounded-panel bg-picture px-4 py-5 text-ink edged max-sm:-mx-4 max-sm:rounded-none sm:px-6 lg:px-10 lg:py-9',
          beside.length > 0 ? 'lg:col-span-7' : 'lg:col-span-9',
        )}
      >
        <NewsMeta article={lead} locale={locale} />
        <h2 className="mt-1 text-h2 text-pretty md:mt-2 md:text-balance">
          <Link href={`/market-news/${lead.id}`} className={stretched}>
            {keepPairs(lead.title)}
          </Link>
        </h2>
        {/* Wider by the margin of the drawing on either side, so that its words begin where the headline does. */}
        <Cover
          src={lead.image}
          of={`/market-news/${lead.id}`}
          className="-mx-[8.14%] aspect-[16/9] h-auto w-[116.28%] max-w-none max-sm:mt-2"
          priority
        />
        {lead.description !== null && <p className="max-w-measure text-ink-2">{lead.description}</p>}
        <p className="mt-3 flex flex-wrap gap-x-3 empty:hidden">
          <NewsTickers article={lead} isLatest />
        </p>
      </article>
      {beside.length > 0 && (
        <ul className="divide-y divide-hairline border-t border-hairline lg:col-span-5 lg:border-t-0">
          {beside.map((article) => (
            <li
              key={article.id}
              className="group relative grid grid-cols-[minmax(0,1fr)_auto] content-start items-start py-4 lg:py-5 lg:first:pt-0 lg:last:pb-0"
            >
              <div>
                <NewsMeta article={article} locale={locale} />
                <h2 className="mt-1 leading-[1.45] font-semibold text-balance lg:text-lead lg:leading-[1.4]">
                  <Link href={`/market-news/${article.id}`} className={stretched}>
                    {keepPairs(article.title)}
                  </Link>
                </h2>
              </div>
              <Cover
                src={article.image}
                of={`/market-news/${article.id}`}
                className="ms-4 mt-1 aspect-[16/9] h-auto w-28 rounded-control edged sm:w-40 sm:max-lg:col-start-2 sm:max-lg:row-span-3 sm:max-lg:row-start-1 lg:w-36"
                priority={false}
                eager
              />
              {article.description !== null && (
                <p className="col-span-full clamp-3 mt-2 text-small text-ink-2 max-sm:hidden sm:max-lg:col-span-1">
                  {article.description}
                </p>
              )}
              <p className="col-span-full mt-2 flex flex-wrap gap-x-3 empty:hidden max-sm:hidden sm:max-lg:col-span-1">
                <NewsTickers article={article} isLatest={dayOf(article) === dayOf(lead)} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
