import { useEffect, useState, type RefObject } from 'react'

import type { Locale } from '@/lib/platform/i18n/locales'

import type { OfferedDays } from './appointment-fields'

/** The days that can be chosen, asked for once somebody begins with the form. */
export function useDaysOfWork(form: RefObject<HTMLFormElement | null>, locale: Locale): OfferedDays {
  const [days, setDays] = useState<OfferedDays>(null)
  useEffect(() => {
    const begin = new AbortController()
    async function ask() {
      begin.abort()
      const { offeredDays } = await import('./offered-days')
      setDays(await offeredDays(locale))
    }
    form.current?.addEventListener('focusin', () => void ask(), { signal: begin.signal })
    return () => {
      begin.abort()
    }
  }, [form, locale])
  return days
}
