import { parsePageNumber } from '@/lib/platform/paging/page-number'

import { videosMetadata, VideosRoute } from '../../videos-route'

type Props = PageProps<'/[locale]/videos/page/[page]'>

/** The second page is rendered by the build, further ones on their first visit. */
export function generateStaticParams() {
  return [{ page: '2' }]
}

export async function generateMetadata({ params }: Props) {
  return videosMetadata(parsePageNumber((await params).page))
}

export default async function VideosOfPage({ params }: Props) {
  return <VideosRoute page={parsePageNumber((await params).page)} />
}
