import type { AbstractIntlMessages, Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'

import { vietnamTimeZone } from '../time/vietnam'
import { currentLocale } from './current-locale'
import type { Locale } from './locales'
import { type MessagePath, pickMessages, pickPlain } from './pick-messages'

// Apart from island-messages.tsx: importing the provider, even without rendering it, would add 3 kB to a page or layout.

/** Props of the `NextIntlClientProvider` of an island: language, time zone and the few messages that it reads. */
export interface IslandIntl {
  readonly locale: Locale
  readonly timeZone: string
  readonly messages: AbstractIntlMessages
}

/**
 * Messages for an island that is loaded on interaction (a dialog): the page passes them as a prop and the island
 * renders `<NextIntlClientProvider {...intl}>` itself, so that next-intl is loaded with it and not with the page.
 *
 * @throws {Error} when a path names no message
 */
export async function islandIntl(paths: readonly MessagePath[]): Promise<IslandIntl> {
  const [locale, messages] = await Promise.all([currentLocale(), getMessages()])
  return { locale, timeZone: vietnamTimeZone, messages: pickMessages(messages, paths) }
}

/**
 * Texts for an island that every visitor loads and that has no arguments to fill in: it reads them as a prop, without
 * next-intl.
 *
 * @throws {Error} when a message of the group has arguments
 */
export async function plainMessages<Group extends keyof Messages>(group: Group): Promise<Messages[Group]> {
  return pickPlain(await getMessages(), group)
}
