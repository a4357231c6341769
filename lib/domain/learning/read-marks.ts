import { useSyncExternalStore } from 'react'

import { createPersistentStore } from '@/lib/platform/store/persistent-store'

/**
 * Slugs of the guides that the reader has marked as read, on this device only. `1` is the version of the format; text
 * in any other format means that nothing has been read.
 */
const store = createPersistentStore('learning-read-1')

/** More than there are guides; bounds what other programs put under the key. */
const maximum = 200

const none: readonly string[] = []

let text: string | null = null
let marks = none

/** Returns the same array until the marks change, as `useSyncExternalStore` requires. */
function readMarks(): readonly string[] {
  const stored = store.get()
  if (stored !== text) {
    text = stored
    marks = parse(stored)
  }
  return marks
}

export function setMark(slug: string, read: boolean): void {
  const others = readMarks().filter((other) => other !== slug)
  const next = read ? [...others, slug].slice(-maximum) : others
  store.set(next.length === 0 ? null : JSON.stringify(next))
}

export function clearMarks(): void {
  store.set(null)
}

function parse(stored: string | null): readonly string[] {
  if (stored === null) return none
  try {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string').slice(-maximum) : none
  } catch {
    return none
  }
}

/** The marked slugs; none in prerendered pages. */
export function useReadMarks(): readonly string[] {
  return useSyncExternalStore(store.subscribe, readMarks, () => none)
}
