import { useSyncExternalStore } from 'react'

import { localStore } from '@/lib/platform/storage/local-store'

/**
 * Guides that the reader has marked as read: their slugs, on this device alone, and nothing about who reads. `1` is the
 * version of the form; text of any other form counts as nothing read.
 */
const key = 'learning-read-1'

/** More than there are guides: what another program put there must not grow. */
const most = 200

const none: readonly string[] = []
const listeners = new Set<() => void>()

let text: string | null = null
let marks = none

/** The same array until something changes. */
export function readMarks(): readonly string[] {
  const stored = localStore()?.getItem(key) ?? null
  if (stored !== text) {
    text = stored
    marks = parse(stored)
  }
  return marks
}

/** Where the browser keeps nothing, the mark lasts until the page is left. */
export function setMark(slug: string, read: boolean): void {
  const others = readMarks().filter((other) => other !== slug)
  keep(read ? [...others, slug].slice(-most) : others)
}

export function clearMarks(): void {
  keep(none)
}

function keep(next: readonly string[]): void {
  try {
    const store = localStore()
    if (next.length === 0) store?.removeItem(key)
    else store?.setItem(key, JSON.stringify(next))
    text = store?.getItem(key) ?? null
  } catch {
    // Full, or forbidden to write.
  }
  marks = next
  for (const listener of listeners) listener()
}

function parse(stored: string | null): readonly string[] {
  if (stored === null) return none
  try {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string').slice(-most) : none
  } catch {
    return none
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Nothing is marked while the page is rendered for everybody. */
export function useReadMarks(): readonly string[] {
  return useSyncExternalStore(subscribe, readMarks, () => none)
}
