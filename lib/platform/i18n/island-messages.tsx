import { type AbstractIntlMessages, type Messages, NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'

import { vietnamTimeZone } from '../time/vietnam'
import { currentLocale } from './current-locale'
import type { Locale } from './locales'
import { type MessagePath, pickMessages, pickPlain } from './pick-messages'

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

/**
 * Gives the Client Components inside it the messages under `paths`, which travel with the page; nothing else does.
 * They read them by `useTranslations`, `useLocale` and `useFormatter` of next-intl, as Server Components do. Messages
 * arrive compiled (docs/decisions/0030-precompiled-messages.md), so arguments, plurals and tags all work. A provider
 * inside another one replaces its messages: wrap each island on its own.
 *
 * @throws {Error} when a path names no message
 */
export async function IslandMessages({ paths, children }: { paths: readonly MessagePath[]; children: ReactNode }) {
  return <NextIntlClientProvider {...await islandIntl(paths)}>{children}</NextIntlClientProvider>
}
