import { publicPath } from './public-path.ts'
import { type PageRow, rows } from './table.ts'

const byPath = new Map(rows)

/**
 * The row of the page at an address. An address below a page that is no page itself, such as `/register/typo`, has the row
 * of the nearest page above it, other than the home page.
 * @param path without language prefix; query and hash are ignored
 */
export function pageRow(path: string): PageRow {
  return rowAt(publicPath(path.split(/[?#]/, 1)[0] ?? ''))
}

function rowAt(path: string): PageRow {
  const row = byPath.get(path)
  if (row !== undefined) return row
  const parent = path.slice(0, path.lastIndexOf('/'))
  if (parent === '') return {}
  // A dynamic segment is always the last one of its route.
  return rows.find(([route]) => route.startsWith(`${parent}/[`))?.[1] ?? rowAt(parent)
}
