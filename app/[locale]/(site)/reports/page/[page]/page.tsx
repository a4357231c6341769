import { parsePageNumber } from '@/lib/platform/paging/page-number'

import { ReportsRoute, reportsMetadata } from '../../reports-route'

type Props = PageProps<'/[locale]/reports/page/[page]'>

/** The second page is rendered by the build, further ones on their first visit. */
export function generateStaticParams() {
  return [{ page: '2' }]
}

export async function generateMetadata({ params }: Props) {
  return reportsMetadata(parsePageNumber((await params).page))
}

export default async function ReportsOfPage({ params }: Props) {
  return <ReportsRoute page={parsePageNumber((await params).page)} />
}
