import 'server-only'

import { mainApi } from '@/lib/backends/main/server'
import type { Locale } from '@/lib/platform/i18n/locales'

import { cachedContent } from './cached-content'

/**
 * The projection of a monthly investment, by the backend's own arithmetic.
 * @param monthly VND invested each month; @param percentAYear assumed return; @param years duration
 */
export async function loadPeriodicSaving(monthly: number, percentAYear: number, years: number, locale: Locale) {
  'use cache'
  return cachedContent({ key: `sip:${monthly}:${percentAYear}:${years}`, tags: ['calculator'] }, () =>
    mainApi(locale).periodicSaving({ money: monthly, profit: percentAYear, years }),
  )
}
