import { z } from '@/lib/platform/zod/zod'

import { compactDateSchema } from '../wire.ts'

/** e-KYC service. Errors have the shape `errorBodySchema` of ../wire and one of `ekycErrorCodes`. */

/**
 * Stable error codes. OCR_UNREADABLE: no card found. OCR_BLURRED, OCR_GLARE: card found, but illegible. OCR_SIDES: the
 * two photos do not show the two sides of one card. OCR_TYPE: another kind of document. OCR_EXPIRED: the card has
 * expired. NO_FACE, MANY_FACES: face match and liveness check.
 */
export const ekycErrorCodes = [
  'OCR_UNREADABLE',
  'OCR_BLURRED',
  'OCR_GLARE',
  'OCR_SIDES',
  'OCR_TYPE',
  'OCR_EXPIRED',
  'NO_FACE',
  'MANY_FACES',
] as const

/**
 * Optional text field of each upload: what the browser noticed about its pictures (`pictureSignals` of
 * lib/domain/identity/picture-signals.ts), by file part, as `front:file front:raster`. A hint for the service and for staff,
 * never a reason to refuse: any client can leave it out, and honest ones may send it.
 */
const signalsShape = {
  signals: z
    .string()
    .regex(/^\w+:[a-z-]+(?: \w+:[a-z-]+)*$/)
    .optional(),
}

/** Text fields of POST ocr beside the file parts `front` and `back`. */
export const ocrFieldsSchema = z.object({ request_id: z.string().min(1), ...signalsShape })

/** Text field of PUT facematch/{id} beside the file part `face`. */
export const faceMatchFieldsSchema = z.object(signalsShape)

export const ocrFieldNames = [
  'idno',
  'cust_nm',
  'sex',
  'birth_dt',
  'idiss_dt',
  'id_place',
  'expire_dt',
  'address',
  'hometown',
  'nationality',
] as const

/** `id` is the ocrId of the face match, liveness and result calls. */
export const ocrResponseSchema = z.object({
  id: z.string().min(1),
  card_type: z.enum(['cccd_chip', 'can_cuoc', 'cccd', 'cmnd']),
  fields: z.object({
    idno: z.string().regex(/^\d{9}(\d{3})?$/),
    cust_nm: z.string().min(1),
    sex: z.enum(['M', 'F']).nullable(),
    birth_dt: compactDateSchema.nullable(),
    idiss_dt: compactDateSchema.nullable(),
    id_place: z.string().nullable(),
    /** Null: the card does not expire. */
    expire_dt: compactDateSchema.nullable(),
    address: z.string().nullable(),
    hometown: z.string().nullable(),
    nationality: z.string().nullable(),
  }),
  /** 0 to 1, by field. */
  confidence: z.partialRecord(z.enum(ocrFieldNames), z.number().min(0).max(1)).default({}),
  /**
   * Anomalies that do not block the applicant but are reviewed by staff: LOW_CONFIDENCE, QR_MISMATCH, MRZ_MISMATCH,
   * PHOTOCOPY, CORNER_CUT; the service may send others.
   */
  warnings: z.array(z.string()).default([]),
})

/** PUT facematch/{id}, file part `face`. `score`: 0 to 1. */
export const faceMatchResponseSchema = z.object({
  id: z.string(),
  matched: z.boolean(),
  score: z.number().min(0).max(1),
  /** Tries left before the applicant has to visit a branch. */
  attempts_left: z.int().nonnegative().optional(),
})

/**
 * Text fields of PUT liveness/{id} beside the repeated file part `frames`: comma-separated actions, one per frame, and the id
 * of the challenge that drew them, which is good for one case and one verdict.
 */
export const livenessFieldsSchema = z.object({
  actions: z.string().regex(/^[a-z]+(,[a-z]+)*$/),
  challenge: z.string().min(1).max(64),
  ...signalsShape,
})

export const livenessResponseSchema = z.object({
  id: z.string(),
  live: z.boolean(),
  score: z.number().min(0).max(1),
  attempts_left: z.int().nonnegative().optional(),
})

/** Why an identity was rejected, GET result/{id}. */
export const rejectionReasons = [
  'FACE_MISMATCH',
  'LIVENESS_FAILED',
  'CARD_SUSPECTED',
  'CARD_EXPIRED',
  'DATA_MISMATCH',
  'UNDERAGE',
] as const

/** Poll again while `pending`, after `retry_after` seconds (2 if it is missing). */
export const ekycResultResponseSchema = z.object({
  id: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
  reasons: z.array(z.string()).default([]),
  retry_after: z.int().positive().optional(),
})

export type OcrWire = z.infer<typeof ocrResponseSchema>
export type EkycResultWire = z.infer<typeof ekycResultResponseSchema>
