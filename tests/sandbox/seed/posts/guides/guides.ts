import type { Draft } from '../../post'
import { gettingStarted } from './getting-started'
import { settlementGuides } from './settlement'
import { shortCash } from './short-cash'
import { shortResearch } from './short-research'
import { shortStart } from './short-start'
import { shortTrading } from './short-trading'
import { tradingGuides } from './trading'

/** Twenty guides, all in Vietnamese and English, twelve in Korean. */
export const guides: readonly Draft[] = [
  ...gettingStarted,
  ...tradingGuides,
  ...settlementGuides,
  ...shortStart,
  ...shortTrading,
  ...shortCash,
  ...shortResearch,
]
