import type { Locale } from '../platform/i18n/locales'
import type { MessagePart } from './message-parts'

/** Address of a part of the messages in a language (app/message-parts). */
export const messagePartPath = (part: MessagePart, locale: Locale) => `/message-parts/${part}.${locale}.json`
