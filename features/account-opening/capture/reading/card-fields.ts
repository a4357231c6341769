import type { IdField, Sex } from '../../draft/application-data'

/** What was read on a card, by whichever means; a field that could not be read is missing. Dates are ISO. */
export type CardFields = Partial<Record<Exclude<IdField, 'sex'>, string>> & { readonly sex?: Sex }
