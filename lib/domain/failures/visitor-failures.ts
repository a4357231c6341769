import type { MessagePath } from '@/lib/platform/i18n/pick-messages'

/**
 * Messages of the failure catalogue that a form of a content page can need. Those about codes, cards and contracts are a
 * third of a document's messages; a code without a message is named by `rejected` (components/form/use-failure-text.ts).
 */
export const visitorFailures = [
  'failures.somethingWrong',
  'failures.fields',
  'failures.unauthorized',
  'failures.notAllowed',
  'failures.generic',
  'failures.genericStatus',
  'failures.rejected',
  'failures.network',
  'failures.timeout',
  'failures.invalidResponse',
  'failures.rateLimited',
  'failures.failed',
  'failures.oops',
  'failures.codes.BAD_REQUEST',
] as const satisfies readonly MessagePath[]

/** What a form with a file can need besides. */
export const uploadFailures = [
  'failures.upload_failed',
  'failures.upload_success',
  'failures.codes.FILE_TOO_LARGE',
  'failures.codes.FILE_TYPE',
  'failures.codes.FILE_MISSING',
] as const satisfies readonly MessagePath[]
