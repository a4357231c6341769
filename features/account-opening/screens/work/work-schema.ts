import { z } from '@/lib/platform/zod/zod'

import { notFound } from '@/lib/domain/validation/text-rules'
import { taxNumber } from '@/lib/domain/validation/vietnam-rules'
import { optionalText, requiredAnswer, requiredChoice, withoutSeparators } from '@/lib/domain/validation/field-schema'

import { groupedIdNumber } from '@/lib/platform/text/grouped-id-number'

import type { ApplicationData } from '../../application/application-data'
import type { Choice } from '@/lib/domain/account-opening/choice'

const codes = (choices: readonly Choice[]) => choices.map((choice) => choice.code)

/** `foreignTax` is a yes or a no that has to be said: silence is no answer to a tax question. */
export function workSchema(jobs: readonly Choice[], positions: readonly Choice[]) {
  return z.object({
    job: requiredChoice(notFound(codes(jobs))),
    position: requiredChoice(notFound(codes(positions))),
    taxNumber: z.string().transform(withoutSeparators).pipe(optionalText(taxNumber)),
    foreignTax: requiredAnswer(),
  })
}

export type WorkForm = z.input<ReturnType<typeof workSchema>>

/** The tax number of a citizen is the ID number since 1 July 2025, so that is what stands there first. */
export function toWorkForm(data: ApplicationData): WorkForm {
  return {
    job: data.job?.code ?? '',
    position: data.position?.code ?? '',
    taxNumber: groupedIdNumber(data.taxNumber ?? data.idNumber ?? ''),
    foreignTax: data.foreignTax === undefined ? '' : data.foreignTax ? 'yes' : 'no',
  }
}
