import type { mainEndpoints } from '@/lib/backends/main/endpoints'
import { uploadFieldsSchema } from '@/lib/backends/main/form-schemas'

import { Created, type Handlers } from '../../http/handler'
import { parseOrRefuse } from '../../http/read-request'
import { fieldErrors } from '../../http/wire-error'
import type { Sandbox } from '../../sandbox-state'
import type { MessageKind } from '../../state/messages'

const maxUploadBytes = 10 * 1024 * 1024
const documents = /\.(docx?|pdf|xlsx?)$/i

type Fields = Readonly<Record<string, unknown>>

/** Stores a message once: a repeated `Idempotency-Key` is answered as the first time. */
function keep(kind: MessageKind, fields: Fields, headers: Headers, sandbox: Sandbox) {
  const file = fields['file_path']
  if (typeof file === 'string' && !sandbox.uploads.find(file)) {
    throw fieldErrors({ file_path: ['The file has not been uploaded'] })
  }
  const { id } = sandbox.messages.add(kind, fields, headers.get('idempotency-key') ?? undefined)
  return new Created({ data: { id } })
}

/** Contact messages, applications for jobs and their files. */
export const formHandlers: Handlers<
  typeof mainEndpoints,
  'uploadCv' | 'removeUpload' | 'createContact' | 'createCv' | 'createStudentCv'
> = {
  async uploadCv({ body: form }, { uploads }) {
    parseOrRefuse(uploadFieldsSchema, { type: form.get('type') })
    const file = form.get('file')
    if (!(file instanceof File) || file.size === 0) throw fieldErrors({ file: ['The file is required'] })
    if (!documents.test(file.name)) throw fieldErrors({ file: ['The file must be doc, docx, pdf, xls or xlsx'] })
    if (file.size > maxUploadBytes) throw fieldErrors({ file: ['The file must be smaller than 10 MB'] })
    return new Created({ data: { uri: await uploads.store('cv', file) } })
  },
  removeUpload: ({ body }, { uploads }) => ({ data: { removed: uploads.remove(body.url) } }),
  createContact: ({ body, headers }, sandbox) => keep('contact', body, headers, sandbox),
  createCv: ({ body, headers }, sandbox) => keep('cv', body, headers, sandbox),
  createStudentCv: ({ body, headers }, sandbox) => keep('cv-student', body, headers, sandbox),
}
