/** Looks: app/glossary-figures.css. */

interface Range {
  readonly name: string
  /** Where it begins, or what holds within it. */
  readonly mark?: string
  readonly size: number
  /** A colour token. */
  readonly color: string
}

/** Parts of a whole side by side, as long as they are; as stairs, where each only begins at a higher place. */
export function Ranges({ ranges, look = '' }: { readonly ranges: readonly Range[]; readonly look?: string }) {
  return (
    <ul className={`ranges ${look}`}>
      {ranges.map(({ name, mark, size, color }) => (
        <li key={`${name}${mark}`} style={{ flexGrow: size, borderColor: `var(--${color})` }}>
          {mark !== undefined && <b>{mark}</b>}
          {mark === undefined ? name : ` ${name}`}
        </li>
      ))}
    </ul>
  )
}

interface Phase {
  /** Empty for a time at which nothing happens. */
  readonly name: string
  readonly time: string
  readonly minutes: number
  /** A colour token. */
  readonly color: string
}

/** A day as a bar to scale, with a gap where nothing happens, and its phases below: some are too short for their names. */
export function Day({ phases }: { readonly phases: readonly Phase[] }) {
  return (
    <div className="times">
      <p aria-hidden="true" className="day">
        {phases.map(({ time, minutes, color, name }) => (
          <i key={time} style={{ flexGrow: minutes, background: name === '' ? 'none' : `var(--${color})` }} />
        ))}
      </p>
      <ul className="phases">
        {phases
          .filter(({ name }) => name !== '')
          .map(({ name, time, color }) => (
            <li key={time} style={{ borderColor: `var(--${color})` }}>
              <b>{time}</b> {name}
            </li>
          ))}
      </ul>
    </div>
  )
}

interface Bar {
  readonly name: string
  readonly value: string
  /** Length as a fraction of the longest. */
  readonly share: number
  /** A colour, or a gradient of some. */
  readonly ground: string
}

/** Quantities below each other, each with its length. */
export function Bars({ bars, look = '' }: { readonly bars: readonly Bar[]; readonly look?: string }) {
  return (
    <ul className={`term-bars ${look}`}>
      {bars.map(({ name, value, share, ground }) => (
        <li key={name}>
          {`${name} `}
          <i style={{ width: `${Math.round(share * 100)}%`, background: ground }} />
          <b>{value}</b>
        </li>
      ))}
    </ul>
  )
}

interface SumProps {
  readonly of: readonly [first: Operand, second: Operand]
  readonly sign: '÷' | '×'
  readonly result: string
}

type Operand = readonly [value: string, name: string]

/** A calculation with the names of what goes into it. */
export function Sum({ of, sign, result }: SumProps) {
  const [first, second] = of.map(([value, name]) => (
    <span key={name}>
      <b>{value}</b>
      {` ${name}`}
    </span>
  ))
  return (
    <p className="sum">
      {first} <i>{sign}</i> {second}{' '}
      <span>
        <i>=</i> <strong>{result}</strong>
      </span>
    </p>
  )
}

/** The digits of a code, each in its box. */
export function Code({ digits }: { readonly digits: string }) {
  return (
    <p aria-hidden="true" className="code">
      {Array.from(digits, (digit, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- digits are identified by position only
        <b key={at}>{digit}</b>
      ))}
    </p>
  )
}

interface Step {
  readonly name: string
  /** Empty for a day on which nothing happens. */
  readonly text: string
}

/** Days in a row. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className="days">
      {steps.map(({ name, text }) => (
        <li key={name} className={text === '' ? 'idle' : undefined}>
          <b>{name}</b>
          {` ${text}`}
        </li>
      ))}
    </ol>
  )
}
