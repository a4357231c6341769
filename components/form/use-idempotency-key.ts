import { useRef } from 'react'

/**
 * Gives the same idempotency key as long as the content stays the same, so that a form that is sent again after a lost
 * answer is kept once. `content` is compared as JSON.
 */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' })
  return (content) => {
    const next = JSON.stringify(content)
    if (last.current.content !== next) last.current = { content: next, key: crypto.randomUUID() }
    return last.current.key
  }
}
