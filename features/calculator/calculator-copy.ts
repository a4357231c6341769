import type { Messages } from 'next-intl'

import type { FailureCopy } from '@/lib/backends/failures/failure-copy'

/** Texts of the calculator as messages/ has them: `{…}` are filled in by the island. */
export type CalculatorCopy = Messages['calculator']

export type CalculatorFormCopy = Omit<CalculatorCopy, 'how' | 'title' | 'lead' | 'metaDescription'> & {
  readonly failures: FailureCopy
}
