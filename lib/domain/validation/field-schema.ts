import { z } from '@/lib/platform/zod/zod'

import { toIssue } from './issue'
import { notFound, required } from './text-rules'
import type { Rule, ServerRule } from './rule'

/**
 * A required text field. Only the first broken rule is reported: one message per field. The parsed value is trimmed and
 * in NFC, since keyboards differ in how they compose Vietnamese letters, and holds no control characters.
 */
export function requiredText(...rules: readonly Rule[]) {
  return text([required, ...rules])
}

/** A number as people copy it, from a card or an account: groups with spaces, dots or hyphens between them. */
export const withoutSeparators = (typed: string): string => typed.replaceAll(/[\s.-]/g, '')

/** Like `requiredText`, for a field whose value is chosen, not typed. */
export function requiredChoice(...rules: readonly Rule[]) {
  return text([{ ...required, key: 'choose' }, ...rules])
}

/** A question that takes a yes or a no: no answer is neither. */
export function requiredAnswer() {
  return text([{ ...required, key: 'answer' }, notFound(['yes', 'no'])])
}

/** A text field that may be empty; the rules apply to any other value. */
export function optionalText(...rules: readonly Rule[]) {
  return text(rules.map((rule) => ({ ...rule, test: (value) => value === '' || rule.test(value) })))
}

/** A checkbox that must be checked. */
export function requiredConsent() {
  return z.boolean().refine((value) => value, toIssue('consent'))
}

/** A field whose rule only the server can check; parse it with `safeParseAsync`. */
export function serverChecked(rule: ServerRule) {
  return requiredText().refine(rule.test, toIssue(rule.key))
}

/** Control characters other than line breaks, which pastes and readers of documents leave behind. */
const invisible = /(?![\n\r])\p{Cc}/gu

function text(rules: readonly Rule[]) {
  return z
    .string({ error: toIssue('required') })
    .transform((value) => value.normalize('NFC').replaceAll(invisible, ' ').trim())
    .check((context) => {
      const broken = rules.find((rule) => !rule.test(context.value))
      if (broken === undefined) return
      context.issues.push({
        code: 'custom',
        input: context.value,
        message: toIssue(broken.key, broken.arguments),
      })
    })
}
