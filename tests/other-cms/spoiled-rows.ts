/** A row of an answer, or any other object in it. */
export type Row = Readonly<Record<string, unknown>>

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists of the contract by the field that holds them. */
export const listFields: ReadonlySet<string> = new Set(['data', 'articleList', 'child', 'posts', 'relate', 'accounts'])

/** Ways in which one row is wrong. */
const spoilers: ReadonlyArray<(row: Row) => unknown> = [
  () => null,
  (row) => ({
    ...row,
    id: { $oid: 'a1' },
    image: 5,
    code: {},
    cd: null,
    bcode: [],
    bregional: 7,
    brcode: {},
    acc_no: 1,
  }),
  (row) => ({
    ...row,
    id: [],
    code: 5,
    cd: 5,
    bcode: 5,
    bregional: [],
    brcode: 5,
    acc_no: null,
    title: 5,
    image: null,
  }),
  () => 'deleted',
  (row) => ({
    ...row,
    published_at: 'yesterday',
    created_at: 0,
    time: '?',
    name: 5,
    nm: [],
    content: {},
    title: [],
    snippet: 7,
    fee: 'free',
  }),
  () => [],
]

const everyTenth = 10
const spoiledIndex = 3

/** A list with one row in ten spoiled. A list too short for that gets one spoiled row more, and an empty one stays empty. */
export function withSpoiledRows(rows: readonly unknown[]): unknown[] {
  const spoil = (row: Row, index: number) =>
    spoilers[(Math.floor(index / everyTenth) + rows.length) % spoilers.length]?.(row)
  const [first] = rows
  if (rows.length <= spoiledIndex) return isRow(first) ? [...rows, spoil(first, rows.length)] : [...rows]
  return rows.map((row, index) => (index % everyTenth === spoiledIndex && isRow(row) ? spoil(row, index) : row))
}

/** An answer of a service whose rows are no content, such as banks and occupations, with its lists spoiled. */
export function withSpoiledLists(answer: unknown): unknown {
  if (!isRow(answer)) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => {
      if (Array.isArray(value)) return [key, listFields.has(key) && value.every(isRow) ? withSpoiledRows(value) : value]
      return [key, key === 'data' ? withSpoiledLists(value) : value]
    }),
  )
}
