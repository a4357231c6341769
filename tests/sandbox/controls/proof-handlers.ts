import { http, type HttpHandler } from 'msw'
import { z } from '@/lib/platform/zod/zod'

import { messagesOf } from '../http/read-request'
import type { Sandbox } from '../sandbox-state'
import { cardOfPictures } from '../services/ekyc/card-of-pictures'
import { holderFor } from '../specimens/holder-for'
import { qrPayload } from '../specimens/qr-payload'

const applicantSchema = z.strictObject({
  mobile: z.string(),
  email: z.string(),
  idno: z.string(),
  /** Application that the proofs are granted to; no account can be opened with those of another one. */
  opening_id: z.uuid(),
})

type Applicant = z.infer<typeof applicantSchema>

/** Ids under which the services remember what an applicant has proven, by the names that `createAccount` gives them. */
export interface GrantedProofs {
  readonly sms_transaction_id: string
  readonly email_transaction_id: string
  /** Request of the ID provider that the pictures of the card belong to. */
  readonly request_id: string
  readonly ocr_id: string
}

/**
 * Grants an applicant everything that `createAccount` requires: a verified mobile number, a verified email address and an
 * approved e-KYC case of their specimen card. It sends no message and reads no picture, so tests of later screens need not
 * walk through the earlier ones. Throws for an ID number that no card can bear, and when a code was sent too recently.
 */
export function grantProofs({ otps, checks }: Sandbox, { mobile, email, idno, opening_id }: Applicant): GrantedProofs {
  const holder = holderFor(idno)
  if (!holder) throw new Error(`No card can bear the ID number ${idno}`)
  const verified = (channel: 'sms' | 'email', recipient: string) => {
    const request = { channel, recipient, purpose: 'register' } as const
    const issued = otps.issue(request)
    if (issued.kind !== 'issued') throw new Error(`No code can be issued for ${recipient}: ${issued.kind}`)
    otps.verify(issued.transactionId, request, issued.code)
    return issued.transactionId
  }
  const flawless = { qr: undefined, blank: false, blurred: false }
  const card = cardOfPictures({ front: { ...flawless, qr: qrPayload(holder) }, back: flawless })
  const requestId = checks.request(opening_id)
  const picture = (side: string) => `/__sandbox__/specimens/${idno}/${side}.png`
  const ocrId = checks.open(
    requestId,
    idno,
    { card_type: card.card_type, fields: card.fields },
    { front: picture('front'), back: picture('back') },
  )
  checks.saveFace(ocrId, true)
  checks.saveLiveness(ocrId, true)
  return {
    sms_transaction_id: verified('sms', mobile),
    email_transaction_id: verified('email', email),
    request_id: requestId,
    ocr_id: ocrId,
  }
}

/** `POST /__sandbox__/proofs` with mobile number, email address, ID number and application: `grantProofs` for browser tests. */
export function proofHandlers(sandbox: Sandbox, origin = '*'): HttpHandler[] {
  return [
    http.post(`${origin}/__sandbox__/proofs`, async ({ request }) => {
      const applicant = applicantSchema.safeParse(await request.json())
      if (!applicant.success) return Response.json({ message: messagesOf(applicant.error) }, { status: 422 })
      return Response.json(grantProofs(sandbox, applicant.data), { status: 201 })
    }),
  ]
}
