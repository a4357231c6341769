import { z } from '@/lib/platform/zod/zod'

import table from './terms-ko.json'

const termSchema = z.strictObject({
  /** Word or ending that Korean texts do not use. */
  avoid: z.string(),
  /** What they say instead. */
  use: z.string(),
  /** Phrases in which the word is right. */
  except: z.array(z.string()).default([]),
})

/** Old names, calques and endings of other speech levels, each with what to write (docs/glossary.md). */
export const koreanTerms = z.array(termSchema).parse(table)

/** What a Korean text should not say, each with what to write: `투자등록번호 → 증권거래코드`. */
export function avoidedIn(text: string): string[] {
  return koreanTerms
    .filter(({ avoid, except }) => except.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text).includes(avoid))
    .map(({ avoid, use }) => `${avoid} → ${use}`)
}
