import { megabyte } from '@/lib/backends/endpoint'
import { mainEndpoints } from '@/lib/backends/main/endpoints'

/** What the dialogs offer to choose (docs/specification.md#uploads). The gateway looks at the bytes besides. */
export const cvExtensions = ['.doc', '.docx', '.pdf'] as const

export const cvAccept = '.doc,.docx,application/msword,.pdf'

const { types, maxBytes } = mainEndpoints.uploadCv.files.file

/** The same as the gateway's, so that an upload does not fail after a minute. */
export const cvFileTypes = types
export const cvMaxBytes = maxBytes
export const cvMaxMegabytes = maxBytes / megabyte

/** Characters; a field holds fewer. Longer texts belong into the CV. */
export const cvTextLimits = { short: 120, message: 2000 } as const
