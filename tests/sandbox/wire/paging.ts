import { fieldErrors } from '../http/wire-error'

/** One page of a list in the shape of `pageOf`. A page behind the last one is empty. */
export function toPage<Row>(rows: readonly Row[], { page, limit }: { page: number; limit: number }) {
  return {
    data: rows.slice((page - 1) * limit, page * limit),
    current_page: page,
    last_page: Math.max(1, Math.ceil(rows.length / limit)),
    per_page: limit,
    total: rows.length,
  }
}

type Key = string | number

/** Sorts by the key that the query names; an unknown name is refused with 422. */
export function sortBy<Row>(
  rows: readonly Row[],
  { sort, direction }: { sort: string; direction: 'asc' | 'desc' },
  keys: Readonly<Record<string, (row: Row) => Key>>,
): Row[] {
  const key = keys[sort]
  if (!key) throw fieldErrors({ sort: [`Unknown sort ${sort}`] })
  const sign = direction === 'asc' ? 1 : -1
  return rows.toSorted((a, b) => sign * compare(key(a), key(b)))
}

function compare(a: Key, b: Key): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a) < String(b) ? -1 : Number(String(a) > String(b))
}
