import type { Draft } from '../post'
import type { Localized } from '../types'
import { callout, list, paragraphs } from '../html'

type SeedLocale = 'vi' | 'en' | 'ko'

/** A short post in one language: an introduction, one list under a heading, and a note at the end. */
export interface BriefText {
  title: string
  description: string
  intro: readonly string[]
  heading: string
  points: readonly string[]
  note: string
}

type Placement = Omit<Draft, 'title' | 'description' | 'content'>

function toHtml({ intro, heading, points, note }: BriefText, tag: 'ul' | 'ol'): string {
  return `${paragraphs(...intro)}<h2>${heading}</h2>${list(points, tag)}${callout(note)}`
}

/** A post of the short form. `tag` is `ol` where the points are steps. */
export function brief(
  placement: Placement,
  texts: { vi: BriefText; en?: BriefText; ko?: BriefText },
  tag: 'ul' | 'ol' = 'ul',
): Draft {
  const { vi, ...others } = texts
  const each = (part: (text: BriefText) => string): Localized => {
    const localised: Localized = { vi: part(vi) }
    for (const locale of Object.keys(others) as Exclude<SeedLocale, 'vi'>[]) {
      const text = others[locale]
      if (text) localised[locale] = part(text)
    }
    return localised
  }
  return {
    ...placement,
    title: each(({ title }) => title),
    description: each(({ description }) => description),
    content: each((text) => toHtml(text, tag)),
  }
}

/** Shorter to write than an object: title, description, introduction, heading, points, note. */
export function words(
  title: string,
  description: string,
  intro: string | readonly string[],
  heading: string,
  points: readonly string[],
  note: string,
): BriefText {
  return { title, description, intro: typeof intro === 'string' ? [intro] : intro, heading, points, note }
}
