import type { CompletionEvent } from '@/features/account-opening/machine/events'
import type { Proofs } from '@/features/account-opening/machine/proofs'

const at = '2026-11-20T03:00:00.000Z'
const answered = { answeredAt: at }

/** Proofs of one fictitious applicant, every value distinct. */
export const allProofs: Proofs = {
  contact: { mobile: '0912345678', email: 'lan@example.com' },
  smsOtp: { recipient: '0912345678', transactionId: 'sms-1', verifiedAt: at },
  emailOtp: { recipient: 'lan@example.com', transactionId: 'email-1', verifiedAt: at },
  document: { ocrId: 'ocr-1', requestId: 'request-1', readAt: at },
  identity: { ocrId: 'ocr-1', idNumber: '001199999999' },
  faceMatch: { ocrId: 'ocr-1' },
  liveness: { ocrId: 'ocr-1' },
  personal: answered,
  address: answered,
  work: answered,
  banks: answered,
  accountNumber: { kind: 'held', number: '686868', fee: 500_000, heldUntil: null },
  services: answered,
  reviewed: answered,
  terms: { acceptedAt: at },
  contract: {
    clientId: 'client-1',
    accountNumber: '686868',
    contractId: 'contract-1',
    contractUrl: '/econtract/contract-1/contract.pdf?token=t',
  },
  signed: { signedContractUrl: '/econtract/contract-1/signed.pdf?token=t', signedAt: at },
}

/** The events that earn `allProofs`, in the order of the standard flow. */
export const earningEvents: readonly CompletionEvent[] = [
  { type: 'contact-checked', proof: allProofs.contact },
  { type: 'sms-otp-verified', proof: allProofs.smsOtp },
  { type: 'email-otp-verified', proof: allProofs.emailOtp },
  { type: 'document-read', proof: allProofs.document },
  { type: 'identity-confirmed', proof: allProofs.identity },
  { type: 'face-matched', proof: allProofs.faceMatch },
  { type: 'liveness-passed', proof: allProofs.liveness },
  { type: 'answered', screen: 'personal', answeredAt: at },
  { type: 'answered', screen: 'address', answeredAt: at },
  { type: 'answered', screen: 'work', answeredAt: at },
  { type: 'answered', screen: 'banks', answeredAt: at },
  { type: 'account-number-chosen', proof: allProofs.accountNumber },
  { type: 'answered', screen: 'services', answeredAt: at },
  { type: 'reviewed', answeredAt: at },
  { type: 'terms-accepted', proof: allProofs.terms },
  { type: 'contract-ready', proof: allProofs.contract },
  { type: 'contract-signed', proof: allProofs.signed },
]
