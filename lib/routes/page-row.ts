import { nearestRow } from './nearest-row.ts'
import { type PageRow, rows } from './table.ts'

const byPath = new Map(rows)

/**
 * The row of the page at an address, or of the nearest page above it.
 * @param path without language prefix; query and hash are ignored
 */
export function pageRow(path: string): PageRow {
  return nearestRow(byPath, path) ?? {}
}
