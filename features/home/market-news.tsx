import { getTranslations } from 'next-intl/server'

import { Section } from '@/components/ui/section'
import { loadMarketNews } from '@/lib/content/market-news'
import { optionalContent } from '@/lib/content/require-content'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { formatDay } from '@/lib/platform/i18n/format-day'

import { AllLink } from '@/components/ui/all-link'
import { Cover } from '@/components/ui/cover'

/** The latest article with its image, and four more as lines. */
export async function MarketNews({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.news')
  const news = await optionalContent(loadMarketNews(locale, 5))
  const [first, ...others] = news?.rows ?? []
  if (!first) return null
  const date = (at: Date) => (
    <time dateTime={at.toISOString()} className="num text-small text-ink-3">
      {formatDay(at, locale)}
    </time>
  )
  return (
    <Section id="market-news" title={t('title')} action={<AllLink href="/market-news">{t('all')}</AllLink>}>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <article className="group relative lg:col-span-7">
          <Cover src={first.image} className="aspect-[16/9] w-full rounded-card object-cover" priority={false} />
          <p className="mt-5">{date(first.publishedAt)}</p>
          <h3 className="mt-1 text-h3">
            <Link href={`/market-news/${first.id}`} className="group-hover:text-primary after:absolute after:inset-0">
              {first.title}
            </Link>
          </h3>
          {first.description !== null && <p className="mt-2 text-ink-2">{first.description}</p>}
        </article>
        <ul className="divide-y divide-hairline border-y border-hairline lg:col-span-5 lg:self-start">
          {others.map((article) => (
            <li key={article.id} className="group relative py-5">
              {date(article.publishedAt)}
              <h3 className="mt-1 leading-[1.45] font-semibold">
                <Link
                  href={`/market-news/${article.id}`}
                  className="group-hover:text-primary after:absolute after:inset-0"
                >
                  {article.title}
                </Link>
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
