import { staticContentSchema, type StaticContentWire } from '@/lib/backends/main/schemas'

import { toWireLocale } from '@/lib/platform/i18n/locales'

import type { Sandbox } from '../sandbox-state'
import type { SeedSlide, SeedStaticContent } from '../seed/types'
import { toWireText } from './localised'
import { withMediaHost } from './media-links'

/** All entries with the edits made in the sandbox. */
export function staticContentEntries(sandbox: Sandbox, origin: string): StaticContentWire[] {
  return sandbox.content.seed.staticContent.map((entry) => toEntry(entry, sandbox, origin))
}

/** One entry by its code. */
export function staticContentEntry(sandbox: Sandbox, code: string, origin: string): StaticContentWire | undefined {
  const entry = sandbox.content.seed.staticContent.find((candidate) => candidate.code === code)
  return entry && toEntry(entry, sandbox, origin)
}

function toEntry(entry: SeedStaticContent, sandbox: Sandbox, origin: string): StaticContentWire {
  return staticContentSchema.parse({
    code: entry.code,
    name: entry.name,
    description: entry.description,
    active: entry.active ? 1 : 0,
    type: entry.type,
    locale: entry.locale === undefined ? null : toWireLocale(entry.locale),
    prefix: entry.prefix,
    content: withMediaHost(contentOf(entry), origin),
    ...sandbox.edits.of(entry.code),
  })
}

/** Entries of one language hold plain text; others hold plain or localised text, depending on their type. */
function contentOf(entry: SeedStaticContent): string {
  const own = entry.locale === undefined ? undefined : entry.content[entry.locale]
  const text = own ?? toWireText(entry.content)
  return entry.type === 'slider' ? JSON.stringify((JSON.parse(text) as SeedSlide[]).map(toSlide)) : text
}

function toSlide(slide: SeedSlide) {
  return { image: slide.image, title: slide.title, description: slide.text, link: slide.link, button: slide.button }
}
