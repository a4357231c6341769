import type { ReactNode } from 'react'

interface CalculatorResultProps {
  /** Unique on the page; labels the number. */
  id: string
  /** Where the layout of the calculator places it (app/text-calculator.css). */
  part: string
  /** Its colour, where the picture has one for it. */
  of?: string
  name: string
  text: string
  /** Follows the number. */
  children?: ReactNode
}

/** A number that a calculator in a text works out, announced with its name when it changes. */
export function CalculatorResult({ id, part, of, name, text, children }: CalculatorResultProps) {
  return (
    <div data-part={part} data-of={of}>
      <span id={`${id}-name`}>{name}</span>
      <output aria-labelledby={`${id}-name`}>
        <b>{text}</b>
        {children}
      </output>
    </div>
  )
}
