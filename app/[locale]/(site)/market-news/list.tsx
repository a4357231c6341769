import { listPage } from '@/app/_pages/list-page'
import { headingOf } from '@/app/_pages/titled-page'
import { ListedQuotes } from '@/features/market/listed-quotes'
import { MarketStrip } from '@/features/market/market-strip'
import { MarketNewsPage } from '@/features/market-news/market-news-page'
import { loadMarketNewsPage, loadNewsCategory } from '@/lib/content/market-news'
import { optionalContent } from '@/lib/content/require-content'
import { feedPath } from '@/lib/routes/feed-path'

const path = '/market-news'

export const marketNewsPage = listPage({
  path,
  load: loadMarketNewsPage,
  /** The CMS may name the page. */
  async heading(locale) {
    const [heading, category] = await Promise.all([headingOf(path), optionalContent(loadNewsCategory(locale))])
    return category === null ? heading : { ...heading, title: category.name, feed: feedPath(category) }
  },
  view(news, { locale, title, description, crumbs }) {
    const listed = news.rows.flatMap(({ tickers }) => tickers.slice(0, 2))
    return (
      <>
        <MarketStrip locale={locale} />
        <ListedQuotes tickers={listed} locale={locale}>
          <MarketNewsPage locale={locale} news={news} title={title} lead={description} crumbs={crumbs} />
        </ListedQuotes>
      </>
    )
  },
})
