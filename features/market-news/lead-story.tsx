import { Cover } from '@/components/ui/cover'
import type { NewsSummary } from '@/lib/backends/news/mappers'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

import { dayOf, NewsMeta, NewsTickers } from './news-row'

interface LeadStoryProps {
  lead: NewsSummary
  /** Articles shown as lines below the lead. */
  beside: readonly NewsSummary[]
  locale: Locale
}

const stretched =
  'decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0'

/** The latest article with its picture, and the preceding ones below it with small ones. */
export function LeadStory({ lead, beside, locale }: LeadStoryProps) {
  return (
    <div className="grid gap-6 lg:gap-8">
      <article
        data-scheme="dark"
        className="group relative overflow-clip rounded-panel bg-picture px-4 py-5 text-ink edged max-sm:-mx-4 max-sm:rounded-none sm:px-6 lg:grid lg:grid-cols-[5fr_7fr] lg:items-center lg:gap-10 lg:px-10 lg:py-6"
      >
        <div>
          <NewsMeta article={lead} locale={locale} />
          <h2 className="mt-1 text-h2 text-pretty md:mt-2 md:text-balance">
            <Link href={`/market-news/${lead.id}`} className={stretched}>
              {keepPairs(lead.title)}
            </Link>
          </h2>
          {lead.description !== null && (
            <p className="mt-2 max-w-measure text-pretty text-ink-2 lg:mt-4">{lead.description}</p>
          )}
          <p className="mt-3 flex flex-wrap gap-x-3 empty:hidden lg:mt-5">
            <NewsTickers article={lead} isLatest />
          </p>
        </div>
        {/* Wider by the margin of the drawing, so that its words begin and end where those of the card do. */}
        <Cover
          src={lead.image}
          of={`/market-news/${lead.id}`}
          className="-mx-[8.14%] -mb-2 aspect-[16/9] h-auto w-[116.28%] max-w-none max-lg:mt-2 lg:mx-0 lg:-my-2 lg:w-[107.5%]"
          priority
        />
      </article>
      {beside.length > 0 && (
        <ul className="grid divide-hairline border-hairline max-lg:divide-y max-lg:border-t lg:grid-cols-3 lg:gap-x-10">
          {beside.map((article) => (
            <li
              key={article.id}
              className="group relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 py-4 sm:gap-x-4 lg:grid-rows-[1fr_auto] lg:py-0"
            >
              <div>
                <NewsMeta article={article} locale={locale} isShort />
                <h2 className="mt-1 leading-[1.45] font-semibold text-balance">
                  <Link href={`/market-news/${article.id}`} className={stretched}>
                    {keepPairs(article.title)}
                  </Link>
                </h2>
              </div>
              <Cover
                src={article.image}
                of={`/market-news/${article.id}`}
                className="mt-1 aspect-[16/9] h-auto w-24 rounded-control edged sm:w-40 lg:w-28"
                priority={false}
                eager
              />
              <p className="col-span-full mt-2 flex min-h-6 flex-wrap items-center gap-x-2 empty:hidden">
                <NewsTickers article={article} isLatest={dayOf(article) === dayOf(lead)} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
