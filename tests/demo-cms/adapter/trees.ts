import type { CategoryWire } from '@/lib/backends/main/content-schemas'
import type { MenuItemWire } from '@/lib/backends/main/schemas'

import type { MenuEntry, Topic } from './documents'
import { toWireText } from './to-wire'

const parentId = ({ parent }: Topic): number | undefined => (typeof parent === 'object' ? parent?.id : parent)

/** A topic with those below it, and without posts. */
export function toCategory(topic: Topic, all: readonly Topic[]): CategoryWire {
  return {
    id: topic.number,
    slug: topic.address,
    name: toWireText(topic.name),
    description: toWireText(topic.summary),
    image: null,
    sequence: topic.order,
    child: all.filter((other) => parentId(other) === topic.id).map((child) => toCategory(child, all)),
    posts: [],
  }
}

/** Payload's ids of a topic and of all below it. */
export function idsBelow(topic: Topic, all: readonly Topic[]): number[] {
  const children = all.filter((other) => parentId(other) === topic.id)
  return [topic.id, ...children.flatMap((child) => idsBelow(child, all))]
}

/** The topic above, or undefined for one at the top. */
export function parentOf(topic: Topic, all: readonly Topic[]): Topic | undefined {
  const id = parentId(topic)
  return id === undefined ? undefined : all.find((other) => other.id === id)
}

const internalTypes: Readonly<Record<string, string>> = { article: 'article', topic: 'category' }

/** The entries below one entry, or at the top. */
export function toMenu(all: readonly MenuEntry[], parent?: MenuEntry): MenuItemWire[] {
  return all
    .filter((entry) => entry.parent?.id === parent?.id)
    .map((entry) => ({
      id: entry.number,
      name: toWireText(entry.label),
      sequence: entry.order,
      type: entry.target === 'web' ? ('external' as const) : ('internal' as const),
      type_internal: entry.target === 'web' ? null : (internalTypes[entry.target] ?? entry.target),
      link: entry.web ?? entry.article?.address ?? entry.topic?.address ?? null,
      child: toMenu(all, entry),
    }))
}
