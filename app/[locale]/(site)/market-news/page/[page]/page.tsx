import { parsePageNumber } from '@/lib/platform/paging/page-number'

import { MarketNewsRoute, marketNewsMetadata } from '../../market-news-route'

type Props = PageProps<'/[locale]/market-news/page/[page]'>

/** The second page is rendered by the build, further ones on their first visit. */
export function generateStaticParams() {
  return [{ page: '2' }]
}

export async function generateMetadata({ params }: Props) {
  return marketNewsMetadata(parsePageNumber((await params).page))
}

export default async function MarketNewsOfPage({ params }: Props) {
  return <MarketNewsRoute page={parsePageNumber((await params).page)} />
}
