import type { PostWire } from '@/lib/backends/main/content-schemas'

import type { Sandbox } from '../../sandbox-state'
import { reportFile } from '../report-file'

/** Rows with the sizes of their PDFs, which are made for it: a tenth of a second each the first time. */
export function withSizes<Row extends PostWire>(rows: readonly Row[], { content }: Sandbox): Promise<Row[]> {
  return Promise.all(
    rows.map(async (row) => {
      if (!row.file) return row
      const file = await reportFile(content, new URL(row.file.url).pathname)
      return file ? { ...row, file: { ...row.file, bytes: file.byteLength } } : row
    }),
  )
}
