import type { Locale } from '@/lib/platform/i18n/locales'

import { rowsOf } from '../../drawings/tables'
import type { SeedPost } from '../types'
import { stairsOfTable, tableChartPath } from './chart'
import { chartSvg } from './chart-svg'

/** SVG text of the stairs in a post, drawn from the table below their picture; undefined without one. */
export function stairsSvg(post: SeedPost | undefined, locale: Locale): string | undefined {
  const content = post?.content[locale] ?? ''
  const at = content.indexOf(tableChartPath(`${post?.slug ?? ''}.${locale}`))
  const [, ...rows] = at === -1 ? [] : rowsOf(content.slice(at))
  return rows.length === 0 ? undefined : chartSvg(stairsOfTable(rows, locale))
}
