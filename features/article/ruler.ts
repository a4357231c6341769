interface Mark {
  /** What is read out. */
  readonly said: string
  /** A value, or a range of them. */
  readonly from: number
  readonly to: number
  /** `is-main`, `is-price` or none. */
  readonly look: string
  /** A name over a number. */
  readonly above?: readonly [name: string, number: string]
  /** A number, and what it is. */
  readonly below?: readonly string[]
}

/** Values on one line, to scale. @param reached from one value to another, in full colour */
export function rulerOf(marks: readonly Mark[], reached?: readonly [number, number]): string {
  const all = marks.flatMap(({ from, to }) => [from, to])
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const at = (value: number) => `${((100 * (value - low)) / (high - low || 1)).toFixed(1)}%`
  const classOf = (look: string) => look && ` class="${look}"`
  const word = ({ from, to }: Mark, y: number, said: string, look: string) => {
    const [x, anchor, dx] =
      from === low ? [low, 'start', -8] : to === high ? [high, 'end', 8] : [(from + to) / 2, 'middle', 0]
    return `<text x="${at(x)}" y="${y}" dx="${dx}" text-anchor="${anchor}"${classOf(look)}>${said}</text>`
  }
  const line = (from: number, to: number, look = '') =>
    `<line x1="${at(from)}" x2="${at(to)}" y1="50" y2="50"${classOf(look)}/>`
  const drawn = marks.map((mark) => {
    const { from, to, look, above, below } = mark
    const bold = look === 'is-main' ? look : ''
    const [name, number] = above ?? []
    const [value, what] = below ?? []
    return [
      from === to ? `<circle cx="${at(from)}" cy="50" r="6"${classOf(look)}/>` : line(from, to, 'is-range'),
      name === undefined ? '' : word(mark, 14, name, 'is-soft'),
      number === undefined ? '' : word(mark, 34, number, bold),
      value === undefined ? '' : word(mark, 76, value, bold),
      what === undefined ? '' : word(mark, 94, what, 'is-soft'),
    ].join('')
  })
  const label = marks.map(({ said }) => said).join('; ')
  return `<svg class="ruler" role="img" aria-label="${label}">${line(low, high)}${reached ? line(...reached, 'is-main') : ''}${drawn.join('')}</svg>`
}
