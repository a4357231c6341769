import { type Locale, locales } from '../../platform/i18n/locales.ts'

/** Heading of a transcript in a video's description, by the transcript's language. */
export const transcriptHeadings: Readonly<Record<Locale, string>> = {
  vi: 'Lời thoại',
  en: 'Transcript',
  ko: '자막 원문',
}

interface VideoText {
  /** The text before the first transcript; null if empty. */
  readonly description: string | null
  /** Paragraphs of the transcript in the reader's language; empty if there is none. */
  readonly transcript: readonly string[]
}

/** The language whose heading the line is: nothing else on it, any case, with or without a colon. */
function headingLocale(line: string): Locale | undefined {
  const text = line.normalize('NFC').trim().replace(/:$/, '').trimEnd().toLowerCase()
  return locales.find((locale) => transcriptHeadings[locale].toLowerCase() === text)
}

/**
 * Splits a video's description. The video platform has no other text field, so a transcript is part of the description:
 * from a line with its heading to the heading of another language or the end.
 */
export function toVideoText(written: string | null | undefined, locale: Locale): VideoText {
  const description: string[] = []
  const transcript: string[] = []
  let section: Locale | null = null
  for (const line of (written ?? '').split(/\r?\n/)) {
    const heading = headingLocale(line)
    if (heading !== undefined) section = heading
    else if (section === null) description.push(line)
    else if (section === locale && line.trim() !== '') transcript.push(line.trim())
  }
  return { description: description.join('\n').trim() || null, transcript }
}
