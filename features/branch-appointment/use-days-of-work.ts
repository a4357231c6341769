import { useEffect, useState } from 'react'

import type { Locale } from '@/lib/platform/i18n/locales'
import { loadCode } from '@/lib/platform/navigation/load-code'

import type { OfferedDays } from './appointment-fields'

/** The days that can be chosen, loaded with the form: its code comes when the visitor first touches it. */
export function useDaysOfWork(locale: Locale): OfferedDays {
  const [days, setDays] = useState<OfferedDays>(null)
  useEffect(() => {
    let isUnmounted = false
    async function load() {
      const { offeredDays } = await loadCode(() => import('./offered-days'))
      const offered = await offeredDays(locale)
      if (!isUnmounted) setDays(offered)
    }
    void load()
    return () => {
      isUnmounted = true
    }
  }, [locale])
  return days
}
