import { getMessages } from 'next-intl/server'

import { absent } from '@/lib/platform/http/absent'
import { isLocale, locales } from '@/lib/platform/i18n/locales'
import { pickMessages } from '@/lib/platform/i18n/pick-messages'
import { isMessagePart, messageParts } from '@/lib/routes/message-parts'

/** Short, because the messages have to fit the code of the release. */
const cacheControl = 'public, max-age=300'

export function generateStaticParams() {
  return Object.keys(messageParts).flatMap((part) => locales.map((locale) => ({ file: `${part}.${locale}.json` })))
}

/** `GET /message-parts/{part}.{locale}.json`: compiled messages (lib/routes/message-parts.ts). */
export async function GET(_: Request, { params }: RouteContext<'/message-parts/[file]'>): Promise<Response> {
  const [part = '', locale = '', ...rest] = (await params).file.split('.')
  if (!isMessagePart(part) || !isLocale(locale) || rest.join('.') !== 'json') return absent()
  const messages = pickMessages(await getMessages({ locale }), messageParts[part])
  return Response.json(messages, { headers: { 'cache-control': cacheControl } })
}
