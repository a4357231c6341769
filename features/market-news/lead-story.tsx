import { Cover } from '@/components/ui/cover'
import type { NewsSummary } from '@/lib/backends/news/mappers'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

import { NewsMeta, NewsTickers } from './news-row'

interface LeadStoryProps {
  lead: NewsSummary
  locale: Locale
}

/** The latest article with its picture; on phones without the summary, so that the list begins on the first screen. */
export function LeadStory({ lead, locale }: LeadStoryProps) {
  return (
    <article
      data-scheme="dark"
      className="group relative isolate overflow-clip rounded-panel bg-picture px-4 py-5 text-ink edged max-sm:-mx-4 max-sm:rounded-none max-sm:pt-4.5 max-sm:pb-0 sm:px-6 lg:grid lg:grid-cols-[5fr_7fr] lg:gap-10 lg:px-10 lg:py-6"
    >
      <div className="flex flex-col lg:py-4">
        <NewsMeta article={lead} locale={locale} />
        <h2 className="mt-1 text-h2 text-pretty max-sm:text-h3 md:mt-2 md:text-balance lg:text-[2.5rem] lg:leading-[1.22]">
          <Link
            href={`/market-news/${lead.id}`}
            className="decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
          >
            {keepPairs(lead.title)}
          </Link>
        </h2>
        {lead.description !== null && (
          <p className="mt-2 max-w-measure text-pretty text-ink-2 max-sm:hidden lg:mt-4">{lead.description}</p>
        )}
        <p className="mt-3 flex flex-wrap gap-x-3 empty:hidden max-sm:hidden lg:mt-auto lg:pt-5">
          <NewsTickers article={lead} isLatest />
        </p>
      </div>
      {/* Wider by the margin of the drawing, so that its words begin and end where those of the card do; on phones its empty head is under the title. */}
      <Cover
        src={lead.image}
        of={`/market-news/${lead.id}`}
        className="-mx-[8.14%] -mb-2 aspect-[16/9] h-auto w-[116.28%] max-w-none max-sm:mt-1.5 max-sm:-mb-2 sm:max-lg:mt-2 lg:mx-0 lg:-my-2 lg:w-[107.5%]"
        priority
      />
    </article>
  )
}
