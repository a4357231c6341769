import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'

import { showToast } from '@/components/ui/toast'
import { describeFailure } from '@/lib/backends/failures/error-catalogue'
import type { ApiFailure } from '@/lib/platform/http/failure'
import type { MainApi } from '@/lib/backends/main/main-api'
import { placeServerErrors } from '@/lib/backends/http/server-errors'

import { checkCvFile } from './check-cv-file'
import { type CvKind, cvSchemas, type CvValues, emptyCv } from './cv-schema'
import { cvMaxMegabytes } from './limits'
import { sendCv } from './send-cv'

/** Input by field of the request, for the texts of the server. */
const inputs = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  desire: 'desire',
  experience: 'experience',
  message: 'message',
  faculty: 'faculty',
  year: 'year',
  file: 'file',
  file_path: 'file',
} as const

const noKey = { content: '', value: '' }

interface CvFormOptions {
  readonly kind: CvKind
  readonly recruitmentId: number | null
  readonly api: MainApi
  /** The CV was sent: the form is empty again. */
  readonly onComplete: () => void
}

/** A CV form: its values, its file, and what sending does with both. */
export function useCvForm({ kind, recruitmentId, api, onComplete }: CvFormOptions) {
  const t = useTranslations('cv')
  const failures = useTranslations('failures')
  const schema = cvSchemas[kind]
  const form = useForm<CvValues, unknown, CvValues>({
    resolver: zodResolver(schema),
    defaultValues: emptyCv,
    mode: 'onTouched',
  })
  const [file, setFile] = useState<File | null>(null)
  const [fileError, setFileError] = useState<string>()
  const [progress, setProgress] = useState<number | null>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isSending, setIsSending] = useState(false)
  /** Where the chosen file is stored, once it is. */
  const stored = useRef<string>(null)
  const running = useRef<AbortController>(null)
  const key = useRef(noKey)

  const values = useWatch({ control: form.control }) as CvValues
  const judged = schema.safeParse(values)
  const missing = judged.success ? [] : [...new Set(judged.error.issues.map(({ path }) => String(path[0])))]
  if (file === null) missing.push('file')

  const say = (failure: ApiFailure) => {
    const { key: name, values: args } = describeFailure(failure)
    return name === null ? null : failures(name as Parameters<typeof failures>[0], args)
  }

  /** Forgets the file, here and where it was stored. */
  const dropFile = () => {
    if (stored.current !== null) void api.removeUpload(stored.current)
    stored.current = null
    key.current = noKey
    setFile(null)
    setFileError(undefined)
  }

  async function chooseFile(chosen: File): Promise<void> {
    dropFile()
    const problem = await checkCvFile(chosen)
    if (problem === null) setFile(chosen)
    else setFileError(t(`fileErrors.${problem}`, { size: cvMaxMegabytes }))
  }

  /** The same key for a CV that is sent again unchanged, so that it is kept once however often its answer is lost. */
  function keyOf(typed: CvValues): string {
    const content = JSON.stringify(typed)
    if (key.current.content !== content) key.current = { content, value: crypto.randomUUID() }
    return key.current.value
  }

  async function send(typed: CvValues): Promise<void> {
    if (file === null || running.current !== null) return
    const controller = new AbortController()
    running.current = controller
    setIsSending(true)
    setProblems([])
    setProgress(stored.current === null ? 0 : null)
    const outcome = await sendCv(api, {
      kind,
      values: typed,
      file,
      uri: stored.current,
      recruitmentId,
      idempotencyKey: keyOf(typed),
      signal: controller.signal,
      onProgress: setProgress,
    })
    running.current = null
    setIsSending(false)
    setProgress(null)
    if (outcome.kind === 'sent') {
      stored.current = null
      dropFile()
      form.reset(emptyCv)
      showToast({ tone: 'success', text: failures('upload_success') })
      onComplete()
      return
    }
    if (outcome.kind === 'refused') stored.current = outcome.uri
    if (outcome.failure.kind === 'cancelled') return
    if (outcome.kind === 'upload-failed') {
      setFile(null)
      const reason = outcome.failure.kind === 'server' ? null : say(outcome.failure)
      setFileError([failures('upload_failed'), reason].filter(Boolean).join(' '))
      showToast({ tone: 'danger', text: failures('upload_failed') })
      return
    }
    const { byField, banner } = placeServerErrors(outcome.failure, inputs)
    for (const { field, text } of byField) {
      if (field === 'file') {
        // What is stored is not accepted: the next try uploads it anew.
        stored.current = null
        setFileError(text)
      } else form.setError(field, { type: 'server', message: text })
    }
    const sentence = say(outcome.failure)
    setProblems(banner.length > 0 ? banner : sentence === null ? [] : [sentence])
  }

  return {
    form,
    file,
    fileError,
    progress,
    problems,
    isSending,
    missing,
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
