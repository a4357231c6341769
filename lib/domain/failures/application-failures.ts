import type { FailureOverrides } from './describe-failure'

/** An applicant is told what to do next and whom to call, where the catalogue only names the failure. */
export const applicationFailures: FailureOverrides = {
  cancelled: 'application.cancelled',
  unauthorized: 'application.unauthorized',
  forbidden: 'application.forbidden',
  'not-found': 'application.notFound',
  rejected: 'application.rejected',
  'server-error': 'application.server',
  'invalid-response': 'application.server',
  generic: 'application.generic',
  'generic-status': 'application.genericStatus',
}
