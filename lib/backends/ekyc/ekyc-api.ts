import type { CallOptions, Cancellable, HttpClient } from '@/lib/backends/http/http-client'
import type { LivenessAction } from '@/lib/domain/identity/liveness'
import { mapResult } from '@/lib/platform/result/result'

import { ekycEndpoints } from './endpoints'
import { toCardReading, toEkycResult } from './mappers'

type Uploading = Cancellable & Pick<CallOptions, 'onProgress' | 'idempotencyKey'>

/** Pictures get a neutral name: the one on the visitor's device is nobody's business. */
const nameOfPicture = (part: string, picture: Blob): string =>
  `${part}.${picture.type === 'image/png' ? 'png' : picture.type === 'image/webp' ? 'webp' : 'jpg'}`

/** e-KYC service. A refusal is `rejected` with one of `ekycErrorCodes`. */
export function createEkycApi(http: HttpClient) {
  return {
    /** Reads both sides of a card. */
    async ocr(requestId: string, front: Blob, back: Blob, options: Uploading = {}) {
      const form = new FormData()
      form.set('request_id', requestId)
      form.set('front', front, nameOfPicture('front', front))
      form.set('back', back, nameOfPicture('back', back))
      return mapResult(await http.call(ekycEndpoints.ocr, { form, ...options }), toCardReading)
    },
    /** Is the face in the picture the one on the card? `score`: 0 to 1. */
    async matchFace(ocrId: string, face: Blob, options: Uploading = {}) {
      const form = new FormData()
      form.set('face', face, nameOfPicture('face', face))
      const answer = await http.call(ekycEndpoints.faceMatch, { params: { id: ocrId }, form, ...options })
      return mapResult(answer, ({ matched, score, attempts_left }) => ({
        passed: matched,
        score,
        ...(attempts_left !== undefined && { attemptsLeft: attempts_left }),
      }))
    },
    /** Is somebody alive before the camera? Frames in the order in which the actions were asked for. */
    async checkLiveness(
      ocrId: string,
      frames: readonly { readonly action: LivenessAction; readonly picture: Blob }[],
      options: Uploading = {},
    ) {
      const form = new FormData()
      form.set('actions', frames.map(({ action }) => action).join(','))
      for (const [index, { picture }] of frames.entries()) {
        form.append('frames', picture, nameOfPicture(`frame-${index + 1}`, picture))
      }
      const answer = await http.call(ekycEndpoints.liveness, { params: { id: ocrId }, form, ...options })
      return mapResult(answer, ({ live, score, attempts_left }) => ({
        passed: live,
        score,
        ...(attempts_left !== undefined && { attemptsLeft: attempts_left }),
      }))
    },
    /** Outcome of all checks; `pending` is to be asked again. */
    async result(ocrId: string, options: Cancellable = {}) {
      return mapResult(await http.call(ekycEndpoints.result, { params: { id: ocrId }, ...options }), toEkycResult)
    },
  }
}

export type EkycApi = ReturnType<typeof createEkycApi>
