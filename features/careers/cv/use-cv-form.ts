import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'

import { useCheckedForm } from '@/components/form/use-checked-form'
import { useFailureText } from '@/components/form/use-failure-text'
import { neverSilent } from '@/lib/domain/failures/describe-failure'
import { useIdempotencyKey } from '@/components/form/use-idempotency-key'
import { showToast } from '@/components/ui/toast'
import type { MainApi } from '@/lib/backends/main/main-api'
import type { ApiFailure } from '@/lib/platform/http/failure'

import { checkCvFile } from './check-cv-file'
import { type CvKind, cvSchemas, type CvValues, emptyCv } from './cv-schema'
import { cvMaxMegabytes } from './limits'
import { sendCv } from './send-cv'

interface CvFormOptions {
  readonly kind: CvKind
  readonly recruitmentId: number | null
  readonly api: MainApi
  /** The CV was sent: the form is empty again. */
  readonly onComplete: () => void
}

/** Names of the fields that keep an empty form from being sent. */
function missingAtFirst(kind: CvKind): readonly string[] {
  const judged = cvSchemas[kind].safeParse(emptyCv)
  return [...new Set(judged.error?.issues.map(({ path }) => String(path[0])))]
}

/** A CV form: its values with the file, what is missing, and how it is sent. */
export function useCvForm({ kind, recruitmentId, api, onComplete }: CvFormOptions) {
  const t = useTranslations('careers.cv')
  const failures = useTranslations('failures')
  const describe = useFailureText(neverSilent)
  const [missing, setMissing] = useState(() => missingAtFirst(kind))
  const form = useCheckedForm<CvValues, CvValues>({
    schema: cvSchemas[kind],
    defaults: emptyCv,
    mode: 'onTouched',
    focusesField: true,
    onJudged: (invalid) => setMissing((before) => (before.join() === invalid.join() ? before : invalid)),
  })
  const [progress, setProgress] = useState<number | null>(null)
  /** Where the chosen file is stored, once it is. */
  const stored = useRef<string>(null)
  const running = useRef<AbortController>(null)
  const keyOf = useIdempotencyKey()
  /** Number of files chosen so far: a CV with another file is another CV. */
  const fileNumber = useRef(0)
  // Reading isValid makes the form judge itself on every change, not only when a field loses focus.
  const { isValid } = form.formState
  // Removing a file is not judged: that would report an error that the applicant has not made.
  const hasFile = form.watch('file') !== null

  /** Forgets the file, here and where it was stored. */
  const dropFile = () => {
    if (stored.current !== null) void api.removeUpload(stored.current)
    stored.current = null
    fileNumber.current += 1
    form.setValue('file', null)
    form.clearErrors('file')
  }

  async function chooseFile(chosen: File): Promise<void> {
    dropFile()
    const problem = await checkCvFile(chosen)
    if (problem === null) form.setValue('file', chosen, { shouldValidate: true })
    else form.setError('file', { message: t(`fileErrors.${problem}`, { size: cvMaxMegabytes }) })
  }

  async function send({ file, ...values }: CvValues): Promise<ApiFailure | null> {
    if (file === null) return null
    const controller = new AbortController()
    running.current = controller
    setProgress(stored.current === null ? 0 : null)
    const outcome = await sendCv(api, {
      kind,
      values,
      file,
      uri: stored.current,
      recruitmentId,
      idempotencyKey: keyOf([values, fileNumber.current]),
      signal: controller.signal,
      onProgress: setProgress,
    })
    running.current = null
    setProgress(null)
    if (outcome.kind === 'sent') {
      stored.current = null
      form.reset(emptyCv)
      showToast({ tone: 'success', text: failures('upload_success') })
      onComplete()
      return null
    }
    if (outcome.kind === 'upload-failed') {
      if (outcome.failure.kind !== 'cancelled') showUploadFailure(outcome.failure)
      return null
    }
    const fields = outcome.failure.kind === 'field-errors' ? Object.keys(outcome.failure.fields.byField) : []
    // A stored file that was rejected is uploaded again with the next attempt.
    stored.current = fields.some((field) => /^(.*\.)?file(_path)?$/.test(field)) ? null : outcome.uri
    return outcome.failure
  }

  /** docs/specification.md#failures F9. */
  function showUploadFailure(failure: ApiFailure): void {
    const reason = failure.kind === 'server' ? null : describe(failure)
    form.setValue('file', null)
    form.setError('file', { message: [failures('upload_failed'), reason].filter(Boolean).join(' ') })
    showToast({ tone: 'danger', text: failures('upload_failed') })
  }

  return {
    form,
    progress,
    missing: [...(isValid ? [] : missing.filter((name) => name !== 'file')), ...(hasFile ? [] : ['file'])],
    chooseFile,
    removeFile: () => {
      running.current?.abort()
      dropFile()
    },
    send,
    /** Stops sending; what was typed stays. */
    stop: () => running.current?.abort(),
  }
}
