import type { AbstractIntlMessages, Messages, NestedKeyOf } from 'next-intl'

/** A message or a group of messages, as a dotted key: `search`, `reports.types`, `shell.close`. */
export type MessagePath = NestedKeyOf<Messages>

/**
 * The messages under `paths`, nested as in `all`, so that a key is the same on the server and in an island.
 *
 * @throws {Error} when `all` has nothing under one of the paths
 */
export function pickMessages(all: AbstractIntlMessages, paths: readonly MessagePath[]): AbstractIntlMessages {
  const picked: AbstractIntlMessages = {}
  for (const path of paths) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let source = all
    let target = picked
    for (const name of names) {
      source = groupIn(source, name, path)
      const next = target[name]
      target = target[name] = typeof next === 'object' ? { ...next } : {}
    }
    const found = source[last]
    if (found === undefined) throw new Error(`messages: there is nothing under ${path}`)
    target[last] = found
  }
  return picked
}

function groupIn(messages: AbstractIntlMessages, name: string, path: string): AbstractIntlMessages {
  const group = messages[name]
  if (typeof group !== 'object') throw new Error(`messages: there is nothing under ${path}`)
  return group
}

/**
 * A group of messages that are texts as they are, compiled or not.
 *
 * @throws {Error} when one of them is compiled with arguments
 */
export function pickPlain<Group extends keyof Messages>(all: Messages, group: Group): Messages[Group] {
  requirePlain(all[group], group)
  return all[group]
}

function requirePlain(message: unknown, path: string): void {
  if (typeof message === 'string') return
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    throw new Error(`messages: ${path} has arguments`)
  }
  for (const [name, inner] of Object.entries(message)) requirePlain(inner, `${path}.${name}`)
}
