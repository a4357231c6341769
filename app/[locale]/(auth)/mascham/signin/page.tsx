import { ContestEntrance } from '@/features/contest/contest-entrance'

import { contestPage } from '../../../contest-page'

const page = contestPage('signin', (contest) => <ContestEntrance {...contest} />)

export const { generateMetadata } = page

export default page.Page
