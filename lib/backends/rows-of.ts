import { z } from '@/lib/platform/zod/zod'

/** Rows beyond this number are left out: the longest list of the contract has a thousand. */
const maxRows = 5000

const leftOutRow = Symbol('left out')

/** Why rows were left out, as paths and kinds of issues without values, and how many rows that concerns. */
export type LeftOut = Readonly<Record<string, number>>

/** Parsing is synchronous, so one variable serves all lists of an answer. */
let current: Map<string, number> | null = null

function leaveOut(reasons: readonly string[]): void {
  for (const reason of new Set(reasons)) current?.set(reason, (current.get(reason) ?? 0) + 1)
}

/**
 * A list that is parsed row by row: a row that does not fit its schema is left out, so that one bad row costs that row and
 * not the list. A row with the `id` of an earlier one is left out as well, because two rows with one id are one thing.
 */
export function rowsOf<Row extends z.ZodType>(row: Row): z.ZodArray<Row> {
  return parsedRows(row, () => null)
}

/**
 * `rowsOf` for an answer that is a list. If it has rows and none of them fits, the answer is of another shape: it does not
 * parse, so that the last good answer stays instead of an empty list.
 */
export function listOf<Row extends z.ZodType>(row: Row): z.ZodArray<Row> {
  return parsedRows(row, (given, fitting) => (given > 0 && fitting === 0 ? 'no row fits' : null))
}

function parsedRows<Row extends z.ZodType>(
  row: Row,
  problemOf: (given: number, fitting: number) => string | null,
): z.ZodArray<Row> {
  const kept = row.catch(({ issues }) => {
    leaveOut(issues.map((issue) => `${issue.path?.join('.') || '(row)'}: ${issue.code ?? 'invalid'}`))
    return leftOutRow as z.output<Row>
  })
  const rows = z.array(kept).transform((given, context) => {
    const ids = new Set<unknown>()
    const fitting = given.filter((each) => each !== leftOutRow && isFirst(each, ids))
    if (fitting.length > maxRows) leaveOut(['(list): too_long'])
    const problem = problemOf(given.length, fitting.length)
    if (problem !== null) context.addIssue({ code: 'custom', message: problem })
    return fitting.slice(0, maxRows)
  })
  // Typed as the array that it is from outside: an output type worked out here could not contain itself.
  return rows as unknown as z.ZodArray<Row>
}

function isFirst(row: unknown, ids: Set<unknown>): boolean {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined
  if (id === undefined || id === null) return true
  if (ids.has(id)) leaveOut(['id: duplicate'])
  return !ids.has(id) && ids.add(id) !== undefined
}

/** Parses something, and says which rows of its lists were left out. */
export function withLeftOut<Value>(parse: () => Value): { readonly value: Value; readonly leftOut: LeftOut } {
  const outer = current
  const own = new Map<string, number>()
  current = own
  try {
    return { value: parse(), leftOut: Object.fromEntries(own) }
  } finally {
    current = outer
  }
}
