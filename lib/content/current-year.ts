import 'server-only'

import { cacheLife } from 'next/cache'

import { vietnamTimeZone } from '@/lib/platform/time/vietnam'

/** The year in Vietnam. Cached like content: the clock may not be read while a static page is rendered. */
export async function currentYear(): Promise<number> {
  'use cache'
  cacheLife('hours')
  return Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: vietnamTimeZone }).format(new Date()))
}
