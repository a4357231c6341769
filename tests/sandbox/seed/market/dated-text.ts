import type { Locale } from '@/lib/platform/i18n/locales'
import { z } from '@/lib/platform/zod/zod'

import type { SeedClock } from '../clock'
import { figureSchema } from '../figure'
import { inSameLanguages, localizedSchema, mapLocalized } from '../files/localized'
import { fillTemplate, type TemplateValues } from '../files/template'
import type { Localized } from '../types'
import { authorSchema } from './authors'
import { sessionAt } from './session'
import { sessionValues } from './session-values'

/** Fields of an article or a report that is about a session or a week of the market. */
export const datedTextFields = {
  slug: z.string(),
  id: z.int(),
  author: authorSchema,
  /** Business days before day 0 of the clock. */
  daysAgo: z.int().nonnegative().optional(),
  /** Instead of `daysAgo`: the last day of the newest complete week (0) or an earlier one. */
  weekEnd: z.int().nonnegative().optional(),
  /** HH:mm within office hours. What is published before the close, 15:00, is about the session before. */
  time: z.iso.time({ precision: -1 }),
  /** What the text says the index did: it has to be what the session did. */
  direction: z.enum(['up', 'down']).optional(),
  /** `table` for one whose picture is the first table of its text, `session` for one that is about its session. */
  cover: z.enum(['table', 'session']).optional(),
  /** For one about its session: points that shares gave the index, by ticker; the text says them too. */
  contributions: z.record(z.string(), z.number()).optional(),
  /** What the picture shows instead: a number with its unit, and what it counts. */
  figure: figureSchema.optional(),
  title: localizedSchema,
  description: localizedSchema,
  body: localizedSchema,
}

export const inLanguagesOfTitle = inSameLanguages('title', 'description', 'body')

type DatedText = z.output<z.ZodObject<typeof datedTextFields>>

const close = '15:00'

interface Placed {
  readonly publishedAt: string
  /** The session that the text is about, in business days before day 0. */
  readonly session: number
  /** Sessions of the week that ends with it; 1 for a text on one session. */
  readonly weekLength: number
  readonly fill: (texts: Localized, more?: (locale: Locale) => TemplateValues) => Localized
}

/** Dates a text and fills in the figures of its session. Throws when the text contradicts the session. */
export function placeText(document: DatedText, clock: SeedClock): Placed {
  const { daysAgo = 0, weekEnd, time, direction, slug } = document
  const back = weekEnd === undefined ? daysAgo : clock.weekEnd(weekEnd)
  const session = time < close ? back + 1 : back
  const weekLength = weekEnd === undefined ? 1 : clock.weekEnd(weekEnd + 1) - back
  if (direction !== undefined && (sessionAt(clock, session).change > 0 ? 'up' : 'down') !== direction) {
    throw new Error(`${slug} says ${direction}, its session ${session} says the opposite`)
  }
  return {
    publishedAt: clock.before(back, time),
    session,
    weekLength,
    fill: (texts, more) =>
      mapLocalized(texts, (text, locale) =>
        fillTemplate(text, locale, { ...sessionValues(clock, session, weekLength, locale), ...more?.(locale) }),
      ),
  }
}
