import type { Locale } from '@/lib/platform/i18n/locales'
import { withKoreanParticles } from '@/lib/platform/text/korean-particles'

import { validationKeys, type RuleArguments, type ValidationKey } from './rule'

export type Issue = { readonly key: ValidationKey; readonly arguments: RuleArguments }

/**
 * Encodes a failed rule's message key and arguments in one string (`min?length=8`), because form libraries carry errors
 * as strings. `parseIssue` is the inverse.
 */
export function toIssue(key: ValidationKey, args: RuleArguments = {}): string {
  const query = new URLSearchParams(Object.entries(args).map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? key : `${key}?${query}`
}

export function parseIssue(message: string): Issue | null {
  const [head = '', query = ''] = message.split('?', 2)
  const key = validationKeys.find((known) => known === head)
  return key === undefined ? null : { key, arguments: Object.fromEntries(new URLSearchParams(query)) }
}

type Translate = (key: ValidationKey, values: Record<string, string | number>) => string

/**
 * The error text of a field. Labels are lower-cased inside a sentence, except acronyms (CCCD), and Korean particles follow
 * the label. A message that is not a validation key is a server's text for people and is returned as is.
 */
export function describeIssue(translate: Translate, message: string, label: string, locale: Locale): string {
  const issue = parseIssue(message)
  if (issue === null) return message
  const text = translate(issue.key, { ...issue.arguments, field: withoutCapital(label, locale) })
  if (locale === 'ko') return withKoreanParticles(text)
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

function withoutCapital(label: string, locale: Locale): string {
  const [first = '', second = ''] = label
  const isAcronym = second !== second.toLocaleLowerCase(locale)
  return isAcronym ? label : first.toLocaleLowerCase(locale) + label.slice(first.length)
}
