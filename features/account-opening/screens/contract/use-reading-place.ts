import { useCallback, useRef, useState, type RefObject } from 'react'

interface ReadingPlace {
  /** The scrolling element around the pages, each of which is a figure. */
  readonly frame: RefObject<HTMLElement | null>
  /** From 1: the page in the middle of the frame. */
  readonly page: number
  /** Measures again after the frame was scrolled or its content changed. */
  readonly look: () => void
}

/** The reader's position in a document. */
export function useReadingPlace(pages: number): ReadingPlace {
  const frame = useRef<HTMLElement>(null)
  const [page, setPage] = useState(1)
  const look = useCallback(() => {
    if (frame.current === null) return
    const { scrollTop, clientHeight } = frame.current
    const middle = scrollTop + clientHeight / 2
    const begun = pagesIn(frame.current).filter(({ offsetTop }) => offsetTop <= middle).length
    setPage(Math.max(1, Math.min(pages, begun)))
  }, [pages])
  return { frame, page, look }
}

const pagesIn = (frame: HTMLElement) => [...frame.querySelectorAll('figure')]
