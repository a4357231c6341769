import type { ApiFailure } from '@/lib/platform/http/failure'
import type { Cv } from '@/lib/backends/main/forms'
import type { MainApi } from '@/lib/backends/main/main-api'

import type { CvKind, CvValues } from './cv-schema'

export type CvApi = Pick<MainApi, 'uploadCv' | 'createCv' | 'createStudentCv'>

export interface CvSubmission {
  readonly kind: CvKind
  readonly values: Omit<CvValues, 'file'>
  readonly file: File
  /** Where the file is stored already, from a try whose second call failed. */
  readonly uri: string | null
  /** The job that the CV is for; null: none in particular. */
  readonly recruitmentId: number | null
  /** The same for every try of the same CV. */
  readonly idempotencyKey: string
  readonly signal: AbortSignal
  /** 0 to 1, while the file is sent. */
  readonly onProgress: (share: number) => void
}

export type CvOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'upload-failed'; readonly failure: ApiFailure }
  /** The file is stored at `uri`, the CV is not. */
  | { readonly kind: 'refused'; readonly failure: ApiFailure; readonly uri: string }

/** Uploads the file, then sends the CV with its place (docs/specification.md#cv-form). */
export async function sendCv(api: CvApi, submission: CvSubmission): Promise<CvOutcome> {
  const { kind, values, file, recruitmentId, idempotencyKey, signal, onProgress } = submission
  let { uri } = submission
  if (uri === null) {
    const uploaded = await api.uploadCv(file, { signal, onProgress })
    if (!uploaded.ok) return { kind: 'upload-failed', failure: uploaded.error }
    uri = uploaded.value
  }
  const { faculty, year } = values
  const cv: Cv = {
    name: values.name,
    email: values.email,
    phone: values.phone,
    ...given('desire', values.desire),
    ...given('experience', values.experience),
    ...given('message', values.message),
    ...(recruitmentId !== null && { recruitmentId }),
    filePath: uri,
  }
  const created =
    kind === 'student'
      ? await api.createStudentCv({ ...cv, faculty, year }, { idempotencyKey, signal })
      : await api.createCv(cv, { idempotencyKey, signal })
  return created.ok ? { kind: 'sent' } : { kind: 'refused', failure: created.error, uri }
}

/** What was left empty is not sent. */
function given<Name extends string>(name: Name, value: string): Partial<Record<Name, string>> {
  return value === '' ? {} : ({ [name]: value } as Partial<Record<Name, string>>)
}
