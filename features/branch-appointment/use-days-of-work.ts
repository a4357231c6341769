import { useEffect, useState, type RefObject } from 'react'

import type { Locale } from '@/lib/platform/i18n/locales'
import { loadCode } from '@/lib/platform/navigation/load-code'

import type { OfferedDays } from './appointment-fields'

/** The days that can be chosen, loaded when the form first gets focus. */
export function useDaysOfWork(form: RefObject<HTMLElement | null>, locale: Locale): OfferedDays {
  const [days, setDays] = useState<OfferedDays>(null)
  useEffect(() => {
    const begin = new AbortController()
    async function load() {
      begin.abort()
      const { offeredDays } = await loadCode(() => import('./offered-days'))
      setDays(await offeredDays(locale))
    }
    form.current?.addEventListener('focusin', () => void load(), { signal: begin.signal })
    // The focus that made the form load came before this listener.
    if (form.current?.contains(document.activeElement) === true) void load()
    return () => {
      begin.abort()
    }
  }, [form, locale])
  return days
}
