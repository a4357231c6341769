'use client'

import { useState } from 'react'

/** A figure whose characters roll in when they change, each in its place counted from the end. */
export function RollingText({ children: text }: { children: string }) {
  const [shown, setShown] = useState({ text, before: text })
  if (shown.text !== text) setShown({ text, before: shown.text })
  const { before } = shown
  return text.split('').map((character, index) => {
    const place = text.length - index
    const isNew = before.at(-place) !== character
    return (
      <span key={`${place}${character}`} className={isNew ? 'inline-block animate-roll' : undefined}>
        {character}
      </span>
    )
  })
}
