import { createHash, randomUUID } from 'node:crypto'

import { z } from '@/lib/platform/zod/zod'
import { proofLifetimeSeconds } from '@/lib/domain/account-opening/proof-lifetime'

/** Seconds since 1970. */
const at = z.int().positive()

/** A recipient who answered with the code of a transaction. The recipient is kept as a digest only. */
const provenContactSchema = z.object({ transaction: z.string(), recipient: z.string(), at })

/** What the e-KYC service read on the card; dates are ISO. */
const cardSchema = z.object({
  ocrId: z.string(),
  at,
  idNumber: z.string(),
  fullName: z.string(),
  sex: z.enum(['M', 'F']).optional(),
  birthDate: z.string().optional(),
  idIssueDate: z.string().optional(),
  idExpiryDate: z.string().optional(),
})

/**
 * What the backends have confirmed for one account opening. It travels, encrypted, in the cookie of the browser that began
 * the opening, so that no instance has to remember it.
 */
export const openingSchema = z.object({
  /** Names the opening to the backends. The browser never learns it. */
  id: z.uuid(),
  /** Names the draft in the browser; another draft is another opening. */
  application: z.uuid(),
  /** Transactions of the codes that were sent for this opening, the last few, as digests. */
  asked: z.array(z.string()).optional(),
  sms: provenContactSchema.optional(),
  email: provenContactSchema.optional(),
  /** Request of the ID provider under which the card is read. */
  request: z.string().optional(),
  card: cardSchema.optional(),
  face: at.optional(),
  /** Movements that were drawn for the next liveness check, in their order. */
  challenge: z.object({ id: z.string(), actions: z.string(), at }).optional(),
  live: at.optional(),
  /** The e-KYC service approved the identity as a whole. */
  approved: at.optional(),
  /** No try is left for the face match or the liveness check of this card. */
  spent: z.array(z.enum(['face', 'live'])).optional(),
  /** The account number that is held. */
  number: z.string().optional(),
  account: z.object({ client: z.string(), contract: z.string() }).optional(),
})

export type Opening = z.infer<typeof openingSchema>

export type ReadCard = z.infer<typeof cardSchema>

export function newOpening(application: string): Opening {
  return { id: randomUUID(), application }
}

/** Whether something that was confirmed at `at` still counts. */
export function isFresh(confirmedAt: number | undefined, now: number): boolean {
  return confirmedAt !== undefined && now - confirmedAt < proofLifetimeSeconds
}

/** A mobile number or an email address, unreadable and different in each opening. */
export function recipientDigest({ id }: Opening, recipient: string): string {
  return createHash('sha256').update(`${id} ${recipient.trim().toLowerCase()}`).digest('base64url').slice(0, 22)
}

/** Codes by message and by email that may be under way at once: an earlier one stays good when another is sent. */
const maxAsked = 6

const transactionDigest = ({ id }: Opening, transaction: string): string =>
  createHash('sha256').update(`${id} ${transaction}`).digest('base64url').slice(0, 12)

/** The opening for which one more code was sent. */
export function withAsked(opening: Opening, transaction: string): Pick<Opening, 'asked'> {
  const digest = transactionDigest(opening, transaction)
  return { asked: [...(opening.asked ?? []).filter((known) => known !== digest), digest].slice(-maxAsked) }
}

/** Whether the code of this transaction was sent for this opening. */
export function isAsked(opening: Opening, transaction: string): boolean {
  return opening.asked?.includes(transactionDigest(opening, transaction)) === true
}
