import { NotFoundPage } from '@/features/error-pages/not-found-page'
import { notFoundMetadata } from '@/features/error-pages/status-metadata'
import { toPositive } from '@/lib/routes/job-list-address'
import { allBranches } from '@/lib/routes/career-rewrites'

import { CareerRoute, careerMetadata } from '../../../career-route'

type Props = PageProps<'/[locale]/career/list/[branch]/[page]'>

/** The build renders one; every other is rendered on its first visit. */
export function generateStaticParams() {
  return [{ branch: allBranches, page: '2' }]
}

async function placeOf(params: Props['params']) {
  const { branch, page } = await params
  const id = toPositive(branch)
  const number = toPositive(page)
  return number === null || (id === null && branch !== allBranches) ? null : { branch: id, page: number }
}

export async function generateMetadata({ params }: Props) {
  const place = await placeOf(params)
  return place === null ? notFoundMetadata() : careerMetadata(place)
}

export default async function CareerList({ params }: Props) {
  const place = await placeOf(params)
  return place === null ? <NotFoundPage /> : <CareerRoute place={place} />
}
