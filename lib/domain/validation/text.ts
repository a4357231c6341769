import { z } from '@/lib/platform/zod/zod'

import { toIssue } from './issue'
import { required } from './required'
import type { Rule, ServerRule } from './rule'

/**
 * A text field that must be given and obey `rules`, in their order; the first broken one is reported, because three
 * sentences under one field help nobody. The value comes out trimmed and in NFC, as the Vietnamese letters of one
 * keyboard may be composed and of another not.
 */
export function requiredText(...rules: readonly Rule[]) {
  return text([required, ...rules])
}

/** Like `requiredText`, but the person must choose rather than type. */
export function requiredChoice(...rules: readonly Rule[]) {
  return text([{ ...required, key: 'choose' }, ...rules])
}

/** A text field that may stay empty; the rules apply once it is not. */
export function optionalText(...rules: readonly Rule[]) {
  return text(rules.map((rule) => ({ ...rule, test: (value) => value === '' || rule.test(value) })))
}

/** A box that must be ticked. */
export function requiredConsent() {
  return z.boolean().refine((value) => value, toIssue('consent'))
}

/** A field whose rule only the server can decide; parse it with `safeParseAsync`. */
export function serverChecked(rule: ServerRule) {
  return requiredText().refine(rule.test, toIssue(rule.key))
}

function text(rules: readonly Rule[]) {
  return z
    .string({ error: toIssue('required') })
    .transform((value) => value.normalize('NFC').trim())
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
