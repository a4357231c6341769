import type { Country } from '@/lib/backends/main/shell'

import { type LiftedTable, shareOf } from './lifted-table'
import type { Region } from './region-blocks'

/**
 * The regions of a table with their shares (first column: region; second: its markets; last: its share) and the companies
 * of their markets. Null unless every company has a region, because a picture of all of them would lack some.
 */
export function toRegions(table: LiftedTable | null, members: readonly Country[]): readonly Region[] | null {
  const regions = (table?.rows ?? []).map((cells) => {
    const [name = '', markets = ''] = cells
    const names = markets.split(/\s*[,、·]\s*/)
    return {
      name,
      share: cells.at(-1) ?? '',
      part: shareOf(cells),
      members: members.filter((member) => names.includes(member.name)),
    }
  })
  const placed = regions.reduce((count, region) => count + region.members.length, 0)
  return members.length > 0 && placed === members.length ? regions : null
}
