import { z } from '@/lib/platform/zod/zod'

import { toIssue } from '@/lib/domain/validation/issue'
import { requiredAnswer } from '@/lib/domain/validation/field-schema'

import type { ApplicationData } from '../../application/application-data'

export const personalSchema = z
  .object({ hasOther: requiredAnswer(), secondNationality: z.string() })
  .check(({ value, issues }) => {
    if (value.hasOther !== 'yes' || value.secondNationality !== '') return
    issues.push({ code: 'custom', input: '', path: ['secondNationality'], message: toIssue('choose') })
  })

export type PersonalForm = z.input<typeof personalSchema>

/** The ID card is that of a Vietnamese citizen; the question is whether they are a citizen of another country as well. */
export function toPersonalForm(data: ApplicationData): PersonalForm {
  const answer = data.nationality === undefined ? '' : 'no'
  return {
    hasOther: data.secondNationality === undefined ? answer : 'yes',
    secondNationality: data.secondNationality ?? '',
  }
}

export function fromPersonalForm(form: PersonalForm): Pick<ApplicationData, 'nationality' | 'secondNationality'> {
  const isGiven = form.hasOther === 'yes' && form.secondNationality !== ''
  return {
    nationality: form.hasOther === '' ? undefined : 'VN',
    secondNationality: isGiven ? form.secondNationality : undefined,
  }
}
