import { Cover } from '@/components/ui/cover'
import type { NewsSummary } from '@/lib/backends/news/mappers'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

import { NewsTickers, NewsTime } from './news-row'

interface LeadStoryProps {
  lead: NewsSummary
  /** Articles shown as lines beside the lead. */
  beside: readonly NewsSummary[]
  locale: Locale
}

const stretched =
  'decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0'

/** The latest article with its image, and the preceding ones beside it. */
export function LeadStory({ lead, beside, locale }: LeadStoryProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
      <article className={beside.length > 0 ? 'group relative lg:col-span-7' : 'group relative lg:col-span-9'}>
        <Cover
          src={lead.image}
          of={`/market-news/${lead.id}`}
          className="mb-5 aspect-[16/9] w-full rounded-card border border-hairline object-cover sm:max-lg:max-w-[33rem] lg:aspect-[2/1]"
          priority
        />
        <p>
          <NewsTime at={lead.publishedAt} locale={locale} />
        </p>
        <h2 className="mt-2 text-h2">
          <Link href={`/market-news/${lead.id}`} className={stretched}>
            {keepPairs(lead.title)}
          </Link>
        </h2>
        {lead.description !== null && <p className="mt-3 max-w-measure text-ink-2">{lead.description}</p>}
        <p className="mt-3 flex flex-wrap items-center gap-x-5 text-min text-ink-3">
          <span className="max-sm:basis-full">{lead.source}</span>
          <NewsTickers article={lead} form="tag" />
        </p>
      </article>
      {beside.length > 0 && (
        <ul className="divide-y divide-hairline border-t border-hairline lg:col-span-5 lg:flex lg:flex-col lg:border-t-0">
          {beside.map((article) => (
            <li key={article.id} className="group relative flex-auto py-5 last:flex-none lg:first:pt-0 lg:last:pb-0">
              <NewsTime at={article.publishedAt} locale={locale} />
              <h2 className="mt-1 leading-[1.45] font-semibold">
                <Link href={`/market-news/${article.id}`} className={stretched}>
                  {keepPairs(article.title)}
                </Link>
              </h2>
              {article.description !== null && (
                <p className="clamp-3 mt-1.5 text-small text-ink-2">{article.description}</p>
              )}
              <p className="mt-2 flex flex-wrap gap-x-5 empty:hidden">
                <NewsTickers article={article} form="tag" />
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
