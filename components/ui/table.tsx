import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface TableColumn {
  key: string
  label: ReactNode
  /** Aligns figures at the end, in tabular digits. */
  numeric?: boolean
}

export interface TableRow {
  key: string
  cells: readonly ReactNode[]
}

export interface TableProps {
  caption: string
  captionHidden?: boolean
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
}

/** A data table whose first cells are row headers. A wide table scrolls on its own. */
export function Table({ caption, captionHidden = false, columns, rows }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-small">
        <caption className={clsx('pb-3 text-start text-small text-ink-2', captionHidden && 'sr-only')}>
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-field">
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={clsx(
                  'px-3 py-2.5 font-semibold text-ink-2 first:ps-0 last:pe-0',
                  column.numeric ? 'text-end' : 'text-start',
                )}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-hairline">
              {row.cells.map((cell, index) => {
                const column = columns[index]
                const look = clsx(
                  'px-3 py-2.5 first:ps-0 last:pe-0',
                  column?.numeric ? 'text-end num whitespace-nowrap' : 'text-start',
                )
                return index === 0 ? (
                  <th key={column?.key} scope="row" className={clsx(look, 'font-semibold')}>
                    {cell}
                  </th>
                ) : (
                  <td key={column?.key} className={look}>
                    {cell}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
