import { mainApiInBrowser } from '@/lib/backends/main/browser'
import type { ApiFailure } from '@/lib/platform/http/failure'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { Contact } from './contact-schema'

/** Sends a message; null: sent. Import it when it is needed: it depends on axios and zod. */
export async function sendContact(
  { subject, branch_id: branch, ...required }: Contact,
  locale: Locale,
  idempotencyKey: string,
): Promise<ApiFailure | null> {
  const request = {
    ...required,
    ...(subject !== '' && { subject }),
    ...(branch !== '' && { branch_id: Number(branch) }),
  }
  const answer = await mainApiInBrowser(locale).createContact(request, { idempotencyKey })
  return answer.ok ? null : answer.error
}
