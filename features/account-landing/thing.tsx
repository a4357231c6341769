import things from './things.svg'

interface ThingProps {
  readonly name: 'contact' | 'browser' | 'signature'
}

/** A drawing by reference (docs/decisions/0052). Decorative: the words beside it say the same. */
export function Thing({ name }: ThingProps) {
  return (
    <svg aria-hidden="true" className="thing" data-thing={name}>
      <use href={`${things.src}#${name}`} />
    </svg>
  )
}
