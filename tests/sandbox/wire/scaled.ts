/** Distance between the ids of copies, larger than any id of the seed. */
const idStep = 100_000

/**
 * A list `scale` times as long: the same rows again under other ids and slugs, for lists far longer than the demo's.
 * The first round is the seed itself.
 */
export function scaled<Row extends { readonly id: number; readonly slug?: string }>(
  rows: readonly Row[],
  scale: number,
): readonly Row[] {
  if (scale === 1) return rows
  return Array.from({ length: scale }, (_, round) => rows.map((row) => copyOf(row, round))).flat()
}

function copyOf<Row extends { readonly id: number; readonly slug?: string }>(row: Row, round: number): Row {
  if (round === 0) return row
  const slug = row.slug === undefined ? {} : { slug: `${row.slug}-${round + 1}` }
  return { ...row, id: row.id + round * idStep, ...slug }
}
