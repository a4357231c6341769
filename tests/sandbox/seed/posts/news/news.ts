import type { Draft } from '../../post'
import { companyNews } from './company'
import { eventNews } from './events'
import { freeTrading } from './free-trading'
import { notices } from './notices'
import { bilingualNotices } from './notices-bilingual'
import { serviceNews } from './services'

/** Twenty-four company news: all in Vietnamese, sixteen in English, eight in Korean. */
export const news: readonly Draft[] = [
  freeTrading,
  ...companyNews,
  ...serviceNews,
  ...eventNews,
  ...bilingualNotices,
  ...notices,
]
