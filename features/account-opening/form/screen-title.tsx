'use client'

import { useEffect, useRef, type ReactNode } from 'react'

interface ScreenTitleProps {
  readonly title: string
  readonly lead?: string | undefined
  /** A drawing at the end of both, where there is room. */
  readonly sign?: ReactNode
  /** Moves focus here at once; the wizard does so itself when the screen changes. */
  readonly isFocused?: boolean
}

/** The only heading of a screen, small enough that every screen's heading fits one line of the card. */
export function ScreenTitle({ title, lead, sign, isFocused = false }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocused) heading.current?.focus()
  }, [isFocused])
  const words = (
    <div className="grid gap-2">
      <h1 ref={heading} tabIndex={-1} className="text-h2 font-semibold text-wrap outline-none sm:text-[2rem]">
        <UnbrokenEnd text={title} />
      </h1>
      {lead !== undefined && <p className="text-pretty text-ink-2">{lead}</p>}
    </div>
  )
  if (sign === undefined) return words
  return (
    // Positioned absolutely, so that the heading is at the same height on every screen.
    <div className="relative sm:pe-36">
      {words}
      <div className="absolute end-0 -top-1.5 max-sm:hidden">{sign}</div>
    </div>
  )
}

/** A heading whose last two words stay on one line: Vietnamese words are often two syllables long. */
function UnbrokenEnd({ text }: { readonly text: string }) {
  const words = text.split(' ')
  if (words.length < 3) return text
  return (
    <>
      {`${words.slice(0, -2).join(' ')} `}
      <span className="whitespace-nowrap">{words.slice(-2).join(' ')}</span>
    </>
  )
}
