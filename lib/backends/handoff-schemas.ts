import { z } from '@/lib/platform/zod/zod'

/** Calls with which an application moves to another device: `POST /api/handoff` and `POST /api/handoff/take`. */
export const handoffPath = '/api/handoff'

/** An application is two to four kilobytes; Base64 and encryption add a third. */
export const maxHandoffBytes = 24 * 1024

/** Base64url of nonce and ciphertext. */
const sealedSchema = z.string().regex(/^[\w-]{40,23000}$/)

const numberSchema = z.string().regex(/^[\w-]{22}$/)

export const handoffPutSchema = z.strictObject({ sealed: sealedSchema })
export const handoffPutAnswerSchema = z.object({ number: numberSchema })
export const handoffTakeSchema = z.strictObject({ number: numberSchema })
export const handoffTakeAnswerSchema = z.object({ sealed: sealedSchema })
