import type { z } from '@/lib/platform/zod/zod'

import {
  contactRequestSchema,
  createdResponseSchema,
  cvRequestSchema,
  removeUploadRequestSchema,
  removeUploadResponseSchema,
  studentCvRequestSchema,
  uploadFieldsSchema,
  uploadResponseSchema,
} from '@/lib/backends/main/form-schemas'

import { answer, type Call, endpointsOf, parseOrRefuse, readForm, readJson } from '../../http/endpoint'
import { fieldErrors } from '../../http/wire-error'
import type { Sandbox } from '../../sandbox-state'
import type { MessageKind } from '../../state/messages'

const { post } = endpointsOf('main')

const maxUploadBytes = 10 * 1024 * 1024
const documents = /\.(docx?|pdf|xlsx?)$/i

/** Stores a message once: the same `Idempotency-Key` gets the first answer again. */
async function keep(call: Call, sandbox: Sandbox, kind: MessageKind, schema: z.ZodType<Record<string, unknown>>) {
  const fields = await readJson(call, schema)
  const file = fields['file_path']
  if (typeof file === 'string' && !sandbox.uploads.find(file)) {
    throw fieldErrors({ file_path: ['The file has not been uploaded'] })
  }
  const { id } = sandbox.messages.add(kind, fields, call.headers.get('idempotency-key') ?? undefined)
  return answer(createdResponseSchema, { data: { id } }, 201)
}

export const formEndpoints = [
  post('/common/upload-fe', async (call, sandbox) => {
    const form = await readForm(call)
    parseOrRefuse(uploadFieldsSchema, { type: form.get('type') })
    const file = form.get('file')
    if (!(file instanceof File) || file.size === 0) throw fieldErrors({ file: ['The file is required'] })
    if (!documents.test(file.name)) throw fieldErrors({ file: ['The file must be doc, docx, pdf, xls or xlsx'] })
    if (file.size > maxUploadBytes) throw fieldErrors({ file: ['The file must be smaller than 10 MB'] })
    return answer(uploadResponseSchema, { data: { uri: await sandbox.uploads.store('cv', file) } }, 201)
  }),
  post('/common/upload/remove', async (call, sandbox) => {
    const { url } = await readJson(call, removeUploadRequestSchema)
    return answer(removeUploadResponseSchema, { data: { removed: sandbox.uploads.remove(url) } })
  }),
  post('/contacts', (call, sandbox) => keep(call, sandbox, 'contact', contactRequestSchema)),
  post('/cv', (call, sandbox) => keep(call, sandbox, 'cv', cvRequestSchema)),
  post('/cv-student', (call, sandbox) => keep(call, sandbox, 'cv-student', studentCvRequestSchema)),
]
