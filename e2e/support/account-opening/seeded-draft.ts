import { randomUUID } from 'node:crypto'

import type { ApplicationData } from '@/features/account-opening/application/application-data'
import { draftVersion, type Draft } from '@/features/account-opening/draft/draft'
import { proofOf, type EarnedProofs, type Proofs } from '@/features/account-opening/machine/proofs'
import { newOpening, recipientDigest, type Opening } from '@/lib/backends/gateway/opening-state'
import { screens } from '@/lib/domain/account-opening/screens'
import type { Sandbox } from '@/e2e/support/sandbox'
import { fullApplication } from '@/tests/factories/application'
import { allProofs } from '@/tests/factories/application-proofs'
import type { Applicant } from './applicant'

/** Screens on which a test may begin. Those before them are walked by the tests that open a whole account. */
export type SeededScreen = 'id-card' | 'terms'

/** A draft, and what the cookie of its browser holds. */
export interface Seed {
  readonly draft: Draft
  readonly opening: Opening
}

/**
 * The draft of an applicant who has just reached `screen`, with answers and proofs of exactly the screens before it. The
 * services know the proofs, so that the account can be opened with them.
 */
export async function draftOn(screen: SeededScreen, applicant: Applicant, sandbox: Sandbox): Promise<Seed> {
  const { mobile, email, idNumber } = applicant
  const opening = newOpening(randomUUID())
  const granted = await sandbox.grantProofs({ mobile, email, idno: idNumber, opening_id: opening.id })
  const at = new Date().toISOString()
  const verified = (recipient: string, transactionId: string) => ({ recipient, transactionId, verifiedAt: at })
  const ocrId = granted.ocr_id
  const proofs: Proofs = {
    ...allProofs,
    contact: { mobile, email },
    smsOtp: verified(mobile, granted.sms_transaction_id),
    emailOtp: verified(email, granted.email_transaction_id),
    document: { ocrId, requestId: granted.request_id, readAt: at },
    identity: { ocrId, idNumber },
    faceMatch: { ocrId },
    liveness: { ocrId },
    accountNumber: { kind: 'assigned' },
  }
  const draft: Draft = {
    version: draftVersion,
    applicationId: opening.application,
    data: screen === 'id-card' ? contactAnswers(applicant) : allAnswers(applicant),
    proofs: earnedBefore(screen, proofs),
    screen,
    returnToReview: false,
    transactions: {},
    campaign: {},
    savedAt: at,
  }
  return { draft, opening: confirmedBefore(screen, opening, applicant, granted) }
}

/** What the gateway has confirmed by then. */
function confirmedBefore(
  screen: SeededScreen,
  opening: Opening,
  { mobile, email, idNumber, holder }: Applicant,
  granted: Awaited<ReturnType<Sandbox['grantProofs']>>,
): Opening {
  const at = Math.floor(Date.now() / 1000)
  const reached = {
    ...opening,
    sms: { transaction: granted.sms_transaction_id, recipient: recipientDigest(opening, mobile), at },
    email: { transaction: granted.email_transaction_id, recipient: recipientDigest(opening, email), at },
  }
  if (screen === 'id-card') return reached
  const { name, sex, birthDate, issueDate, expiryDate } = holder
  const dates = { birthDate, idIssueDate: issueDate, idExpiryDate: expiryDate }
  const card = { ocrId: granted.ocr_id, at, idNumber, fullName: name, sex, ...dates }
  return { ...reached, request: granted.request_id, card, face: at, live: at, approved: at }
}

function earnedBefore(screen: SeededScreen, proofs: Proofs): EarnedProofs {
  const earned: ReadonlySet<string> = new Set(
    screens.slice(0, screens.indexOf(screen)).flatMap((passed) => (passed === 'success' ? [] : [proofOf[passed]])),
  )
  return Object.fromEntries(Object.entries(proofs).filter(([name]) => earned.has(name)))
}

const contactAnswers = ({ mobile, email }: Applicant): ApplicationData => ({
  mobile,
  email,
  dataConsent: true,
  biometricConsent: true,
})

const allAnswers = ({ holder, idNumber, street, bankAccount, ...applicant }: Applicant): ApplicationData => ({
  ...fullApplication,
  ...contactAnswers({ holder, idNumber, street, bankAccount, ...applicant }),
  idNumber,
  fullName: holder.name,
  sex: holder.sex,
  birthDate: holder.birthDate,
  idIssueDate: holder.issueDate,
  idExpiryDate: holder.expiryDate,
  cardAddress: holder.address,
  street,
  taxNumber: idNumber,
  banks: (fullApplication.banks ?? []).slice(0, 1).map((bank) => ({ ...bank, accountNumber: bankAccount })),
})
