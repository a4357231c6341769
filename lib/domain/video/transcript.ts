import { type Locale, locales } from '../../platform/i18n/locales.ts'

/** The line over a transcript in a video's description, by the language that the transcript is in. */
export const transcriptHeadings: Readonly<Record<Locale, string>> = {
  vi: 'Lời thoại',
  en: 'Transcript',
  ko: '자막 원문',
}

interface VideoText {
  /** What stands before the first transcript; null for nothing. */
  readonly description: string | null
  /** Paragraphs of what is said, in the reader's language; empty where nobody wrote it down. */
  readonly transcript: readonly string[]
}

/** The language whose heading a line is: the heading alone, in any case, with or without a colon. */
function headingLocale(line: string): Locale | undefined {
  const text = line.normalize('NFC').trim().replace(/:$/, '').trimEnd().toLowerCase()
  return locales.find((locale) => transcriptHeadings[locale].toLowerCase() === text)
}

/**
 * What an editor wrote under a video, taken apart. The video platform has one field for text, the description; a
 * transcript is what follows a line with its heading alone, up to the heading of another language or the end.
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
