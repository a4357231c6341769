import type { CallOptions, Cancellable, HttpClient } from '@/lib/backends/http/http-client'
import type { LivenessFrame } from '@/lib/domain/identity/liveness'
import { toSignalText, type PictureSignal } from '@/lib/domain/identity/picture-signals'
import { mapResult } from '@/lib/platform/result/result'

import { ekycEndpoints } from './endpoints'
import { toCardReading, toEkycResult } from './mappers'

type UploadOptions = Cancellable & Pick<CallOptions, 'onProgress' | 'idempotencyKey'>

/** What the browser noticed about the pictures, by file part. */
type Signals<Part extends string> = Readonly<Partial<Record<Part, readonly PictureSignal[]>>>

/** A form with the signals of its pictures, where there are any. */
function formWith(signals: Signals<string> | undefined): FormData {
  const form = new FormData()
  const text = toSignalText(signals ?? {})
  if (text !== '') form.set('signals', text)
  return form
}

/** Photos are sent under a neutral file name: the name on the visitor's device may be personal. */
const uploadName = (part: string, picture: Blob): string =>
  `${part}.${picture.type === 'image/png' ? 'png' : picture.type === 'image/webp' ? 'webp' : 'jpg'}`

/** e-KYC service. Failures of a check are `rejected` with one of `ekycErrorCodes`. */
export function createEkycApi(http: HttpClient) {
  return {
    /** Reads both sides of an ID card. */
    async ocr(
      requestId: string,
      front: Blob,
      back: Blob,
      { signals, ...options }: UploadOptions & { readonly signals?: Signals<'front' | 'back'> | undefined } = {},
    ) {
      const form = formWith(signals)
      form.set('request_id', requestId)
      form.set('front', front, uploadName('front', front))
      form.set('back', back, uploadName('back', back))
      return mapResult(await http.call(ekycEndpoints.ocr, { form, ...options }), toCardReading)
    },
    /** Compares the photographed face with the one on the card. `score`: 0 to 1. */
    async matchFace(
      ocrId: string,
      face: Blob,
      { signals, ...options }: UploadOptions & { readonly signals?: Signals<'face'> | undefined } = {},
    ) {
      const form = formWith(signals)
      form.set('face', face, uploadName('face', face))
      const answer = await http.call(ekycEndpoints.faceMatch, { params: { id: ocrId }, form, ...options })
      return mapResult(answer, ({ matched, score, attempts_left }) => ({
        passed: matched,
        score,
        ...(attempts_left !== undefined && { attemptsLeft: attempts_left }),
      }))
    },
    /** Checks that a living person is in front of the camera. `frames` are in the order of the challenge. */
    async checkLiveness(
      ocrId: string,
      challenge: string,
      frames: readonly LivenessFrame[],
      options: UploadOptions = {},
    ) {
      const form = formWith({ frames: frames.flatMap(({ signals = [] }) => signals) })
      form.set('challenge', challenge)
      form.set('actions', frames.map(({ action }) => action).join(','))
      for (const [index, { picture }] of frames.entries()) {
        form.append('frames', picture, uploadName(`frame-${index + 1}`, picture))
      }
      const answer = await http.call(ekycEndpoints.liveness, { params: { id: ocrId }, form, ...options })
      return mapResult(answer, ({ live, score, attempts_left }) => ({
        passed: live,
        score,
        ...(attempts_left !== undefined && { attemptsLeft: attempts_left }),
      }))
    },
    /** Outcome of all checks; poll again while it is `pending`. */
    async result(ocrId: string, options: Cancellable = {}) {
      return mapResult(await http.call(ekycEndpoints.result, { params: { id: ocrId }, ...options }), toEkycResult)
    },
  }
}

export type EkycApi = ReturnType<typeof createEkycApi>
