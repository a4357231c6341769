import { publicPath } from './public-path.ts'

/**
 * The row of the page at an address. An address below a page that is no page itself, such as `/register/typo`, has the row
 * of the nearest page above it, other than the home page.
 * @param rows by route without locale
 * @param path without language prefix; query and hash are ignored
 */
export function nearestRow<Row>(rows: ReadonlyMap<string, Row>, path: string): Row | undefined {
  return rowAt(rows, publicPath(path.split(/[?#]/, 1)[0] ?? ''))
}

function rowAt<Row>(rows: ReadonlyMap<string, Row>, path: string): Row | undefined {
  const row = rows.get(path)
  if (row !== undefined) return row
  const parent = path.slice(0, path.lastIndexOf('/'))
  if (parent === '') return undefined
  // A dynamic segment is always the last one of its route.
  const dynamic = [...rows].find(([route]) => route.startsWith(`${parent}/[`))
  return dynamic?.[1] ?? rowAt(rows, parent)
}
