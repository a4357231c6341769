/**
 * A number with its unit, as tables of prices and rates have them: `27.000 đ`, `−0,69 %`, `+780 tỷ đồng`, `12.5%`,
 * `VND 27,000`, `−VND 2.5 trillion`, `2조 5,000억 동`, `1억 8,000만`, `31만 2,000명`, `1.748,32 (+0,71%)`,
 * `1.725–1.730`, `1,725~1,730` as Korean writes it, `–`.
 */
const quantity =
  /^[+\-−]?(?:VND\s)?(?:[\d,]+[조억만]\s)?[+\-−–~≈]?\s?[\d.,]*\d(?:\s?[–~-]\s?[\d.,]*\d)?\s?(?:%|(?:m|b|tr)illion|[^\d\s()]{1,5}(?:\s[^\d\s()]{1,5})?)?(?:\s?\([+\-−]?[\d.,]+\s?%\))?$|^[–—-]$/u

/** One of several counts in a cell: `65 tăng`, `상승 65`, in `65 tăng · 28 giảm · 7 đứng`. */
const count = /^(?:\p{L}{1,5}\s)?[\d.,]*\d(?:\s\p{L}{1,5})?$/u

/** Between the counts of a cell. */
const between = ' · '

/** What editors say of a number before it, in italics, bold or small: `<em>warning</em> 39.8%`. */
const label = /^<(em|strong|small)>[^<]*<\/\1>(?=\s*\d)/

const isQuantity = (text: string): boolean =>
  quantity.test(text) || (text.includes(between) && text.split(between).every((part) => count.test(part)))

/** A change, which always has its sign: `+12,4%`, `−0,69 %`. */
const change = /^[+\-−]\s?[\d.,]*\d\s?%$/u

const row = /<tr[^>]*>([\s\S]*?)<\/tr>/g
const cell = /<(t[dh])((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g

/**
 * Gives every cell of a column of numbers the class `num`, which aligns it to the right with figures of equal width. A
 * column counts when each of its body cells is a quantity or a few counts; the row of a sum may leave one empty. Where each is a change, rises have the class `up`
 * and falls `down`. A number may have a label before it. Tables with merged cells or with a table inside stay as they are.
 * @param table sanitised HTML of one table
 */
export function alignNumbers(table: string): string {
  if (/(?:col|row)span=/.test(table) || table.indexOf('<table') !== table.lastIndexOf('<table')) return table
  const rows = [...table.matchAll(row)].map(([, inner = '']) => [...inner.matchAll(cell)])
  const bodies = rows.filter((cells) => cells.some(([, tag]) => tag === 'td'))
  const isColumnOf = (isOfKind: (text: string) => boolean) => (column: number) =>
    bodies.length > 0 &&
    bodies.every((cells) => {
      const [, tag, , text = ''] = cells[column] ?? []
      const plain = plainText(text.replace(label, ''))
      return tag === 'td' && (isOfKind(plain) || (plain === '' && cells !== bodies[0]))
    })
  const [isNumeric, isChange] = [isColumnOf(isQuantity), isColumnOf((text) => change.test(text))]
  const numeric = new Set(bodies[0]?.flatMap((_, column) => (isNumeric(column) ? [column] : [])))
  if (numeric.size === 0) return table
  return table.replaceAll(row, (whole, inner: string) => {
    let column = -1
    const aligned = inner.replaceAll(cell, (same, tag: string, attributes: string, text: string) => {
      column += 1
      if (!numeric.has(column)) return same
      const direction = tag === 'td' && isChange(column) ? (plainText(text).startsWith('+') ? ' up' : ' down') : ''
      return `<${tag}${attributes} class="num${direction}">${text}</${tag}>`
    })
    return whole.replace(inner, () => aligned)
  })
}

const plainText = (html: string): string => html.replaceAll(/<[^>]*>|&nbsp;|\u00A0/g, ' ').trim()
