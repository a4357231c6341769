import { fileHeadBytes, fileTypeOf } from '@/lib/platform/security/file-type'

import { cvExtensions, cvFileTypes, cvMaxBytes } from './limits'

/** `type`: by its name; `content`: it is not what its name says. */
export type CvFileProblem = 'type' | 'content' | 'size' | 'empty'

/** What is wrong with a chosen file, before anything is sent: name, size, and what it is by its first bytes. */
export async function checkCvFile(file: File): Promise<CvFileProblem | null> {
  const name = file.name.toLowerCase()
  if (!cvExtensions.some((extension) => name.endsWith(extension))) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > cvMaxBytes) return 'size'
  const type = fileTypeOf(new Uint8Array(await file.slice(0, fileHeadBytes).arrayBuffer()))
  return cvFileTypes.some((known) => known === type) ? null : 'content'
}
