import { assertNever } from '@/lib/platform/result/assert-never'

import { revokeProof } from './dependencies'
import type { CompletionEvent } from './events'
import type { ContactProof, EarnedProofs, ProofName, Proofs } from './proofs'
import type { ApplicationState } from './state'

/** The proofs after the event; null if the event does not belong to this screen, or its proof to another card or recipient. */
export function applyProof(state: ApplicationState, event: CompletionEvent): EarnedProofs | null {
  switch (event.type) {
    case 'contact-checked':
      return state.screen === 'contact' ? withContact(state.proofs, event.proof) : null
    case 'sms-otp-verified':
      return state.screen === 'sms-otp' && event.proof.recipient === state.proofs.contact.mobile
        ? { ...state.proofs, smsOtp: event.proof }
        : null
    case 'email-otp-verified':
      return state.screen === 'email-otp' && event.proof.recipient === state.proofs.contact.email
        ? { ...state.proofs, emailOtp: event.proof }
        : null
    case 'document-read':
      return state.screen === 'id-card' ? replaced(state.proofs, 'document', event.proof) : null
    case 'identity-confirmed':
      return state.screen === 'id-confirm' && event.proof.ocrId === state.proofs.document.ocrId
        ? replaced(state.proofs, 'identity', event.proof)
        : null
    case 'face-matched':
      return state.screen === 'face' && event.proof.ocrId === state.proofs.document.ocrId
        ? replaced(state.proofs, 'faceMatch', event.proof)
        : null
    case 'liveness-passed':
      return state.screen === 'liveness' && event.proof.ocrId === state.proofs.document.ocrId
        ? replaced(state.proofs, 'liveness', event.proof)
        : null
    case 'answered':
      return state.screen === event.screen
        ? replaced(state.proofs, event.screen, { answeredAt: event.answeredAt })
        : null
    case 'account-number-chosen':
      return state.screen === 'account-number' ? replaced(state.proofs, 'accountNumber', event.proof) : null
    case 'reviewed':
      return state.screen === 'review' ? replaced(state.proofs, 'reviewed', { answeredAt: event.answeredAt }) : null
    case 'terms-accepted':
      return state.screen === 'terms' ? replaced(state.proofs, 'terms', event.proof) : null
    case 'contract-ready':
      return state.screen === 'submitting' ? replaced(state.proofs, 'contract', event.proof) : null
    case 'contract-signed':
      return state.screen === 'contract' ? replaced(state.proofs, 'signed', event.proof) : null
    default:
      return assertNever(event)
  }
}

/** Replaces a proof, and revokes the proofs that rest on the old one. */
function replaced<Name extends ProofName>(proofs: EarnedProofs, name: Name, proof: Proofs[Name]): EarnedProofs {
  return { ...revokeProof(proofs, name), [name]: proof }
}

/** A verified code is kept as long as its recipient is the same. */
function withContact(proofs: EarnedProofs, contact: ContactProof): EarnedProofs {
  let left = revokeProof(proofs, 'contact')
  if (left.smsOtp?.recipient !== contact.mobile) left = revokeProof(left, 'smsOtp')
  if (left.emailOtp?.recipient !== contact.email) left = revokeProof(left, 'emailOtp')
  return { ...left, contact }
}
