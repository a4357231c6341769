import { useCallback, useRef, useState, type RefObject } from 'react'

interface ReadingPlace {
  /** The scrolling element around the pages. */
  readonly frame: RefObject<HTMLElement | null>
  /** From 1: the page in the middle of the frame. */
  readonly page: number
  /** Whether more follows below the frame's edge. */
  readonly isCut: boolean
  /** Measures again after the frame was scrolled or its content changed. */
  readonly look: () => void
}

/** Less than this is the frame's own padding. */
const leastCut = 24

/** The reader's position in a document whose pages have equal heights. */
export function useReadingPlace(pages: number): ReadingPlace {
  const frame = useRef<HTMLElement>(null)
  const [place, setPlace] = useState({ page: 1, isCut: false })
  const look = useCallback(() => {
    if (frame.current === null) return
    const { scrollTop, scrollHeight, clientHeight } = frame.current
    const middle = scrollTop + clientHeight / 2
    const page = Math.max(1, Math.min(pages, 1 + Math.floor((middle / Math.max(1, scrollHeight)) * pages)))
    const isCut = scrollHeight - clientHeight - scrollTop > leastCut
    setPlace((before) => (before.page === page && before.isCut === isCut ? before : { page, isCut }))
  }, [pages])
  return { frame, ...place, look }
}
