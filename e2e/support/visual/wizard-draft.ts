import type { Page } from '@playwright/test'

import { draftVersion } from '@/features/account-opening/draft/draft'
import { proofOf } from '@/features/account-opening/machine/proofs'
import { newOpening, recipientDigest } from '@/lib/backends/gateway/opening-state'
import { screens, type Screen } from '@/lib/domain/account-opening/screens'
import { fullApplication } from '@/tests/factories/application'
import { allProofs } from '@/tests/factories/application-proofs'
import { seedDraft } from '../account-opening/seed-draft'
import { pictureMoment } from '../builds'

export const applicationId = '00000000-0000-4000-8000-000000000001'

/**
 * Puts the draft of an applicant who has just reached `screen` into the browser, the same at every run. The backends do not know
 * its proofs, so it can be looked at but not be continued.
 */
export async function seedScreen(page: Page, screen: Screen): Promise<void> {
  const earned = screens.slice(0, screens.indexOf(screen)).flatMap((of) => (of === 'success' ? [] : [proofOf[of]]))
  const draft = {
    version: draftVersion,
    applicationId,
    data: screen === 'contact' ? {} : fullApplication,
    proofs: Object.fromEntries(earned.map((name) => [name, allProofs[name]])),
    screen,
    returnToReview: false,
    transactions: {},
    campaign: {},
    savedAt: new Date(pictureMoment).toISOString(),
  } as const
  const at = Math.floor(Date.parse(pictureMoment) / 1000)
  const opening = newOpening(applicationId)
  const confirmed = ({ recipient, transactionId }: typeof allProofs.smsOtp) => ({
    transaction: transactionId,
    recipient: recipientDigest(opening, recipient),
    at,
  })
  const { smsOtp, emailOtp, identity } = allProofs
  const card = { ...identity, at, fullName: fullApplication.fullName ?? '' }
  const confirmedOpening = { ...opening, sms: confirmed(smsOtp), email: confirmed(emailOtp), card }
  await seedDraft(page, { draft, opening: confirmedOpening }, () => new Date(pictureMoment))
}
