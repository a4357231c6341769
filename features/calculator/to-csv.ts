/**
 * Rows as a CSV file that spreadsheets open as they should: UTF-8 with its mark, CRLF, cells quoted where they must be.
 * Numbers are written without separators.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => cells.map(cell).join(',')
  return `\uFEFF${rows.map(line).join('\r\n')}\r\n`
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
