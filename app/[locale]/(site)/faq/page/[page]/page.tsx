import { parsePageNumber } from '@/lib/platform/paging/page-number'

import { FaqRoute, faqMetadata } from '../../faq-route'

type Props = PageProps<'/[locale]/faq/page/[page]'>

/** Every further page is rendered on its first visit; the build wants one parameter to check the route with. */
export function generateStaticParams() {
  return [{ page: 'none' }]
}

export async function generateMetadata({ params }: Props) {
  return faqMetadata(parsePageNumber((await params).page))
}

export default async function FaqOfPage({ params }: Props) {
  return <FaqRoute page={parsePageNumber((await params).page)} />
}
