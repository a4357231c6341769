'use client'

import { type ReactNode, useEffect, useState } from 'react'

interface SliderButtonsProps {
  /** Id of the list that scrolls sideways. */
  listId: string
  previous: string
  next: string
  /** Rendered by the server, so that the page does not load their code. */
  icons: { previous: ReactNode; next: ReactNode }
}

/** Buttons to the previous and next slide; at either end the button without a target is disabled. */
export function SliderButtons({ listId, previous, next, icons }: SliderButtonsProps) {
  const [ends, setEnds] = useState({ first: true, last: false })

  useEffect(() => {
    const list = document.getElementById(listId)
    if (!list) return undefined
    const updateEnds = () => {
      const first = list.scrollLeft < 8
      const last = list.scrollLeft + list.clientWidth > list.scrollWidth - 8
      setEnds((current) => (current.first === first && current.last === last ? current : { first, last }))
    }
    list.addEventListener('scroll', updateEnds, { passive: true })
    return () => list.removeEventListener('scroll', updateEnds)
  }, [listId])

  const move = (direction: -1 | 1) => () => {
    const list = document.getElementById(listId)
    const slide = list?.firstElementChild
    if (!list || !slide) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    list.scrollBy({ left: direction * slide.clientWidth, behavior: still ? 'instant' : 'smooth' })
  }

  return (
    <div className="slide-buttons">
      <button type="button" aria-disabled={ends.first} onClick={move(-1)} className={button}>
        {icons.previous}
        <span className="sr-only">{previous}</span>
      </button>
      <button type="button" aria-disabled={ends.last} onClick={move(1)} className={button}>
        {icons.next}
        <span className="sr-only">{next}</span>
      </button>
    </div>
  )
}

const button =
  'grid size-12 place-items-center rounded-full border border-field text-ink hover:border-ink hover:bg-surface-2 aria-disabled:cursor-default aria-disabled:border-hairline-strong aria-disabled:text-ink-3 aria-disabled:hover:bg-transparent'
