import { useEffect, useState, type RefObject } from 'react'

import type { Locale } from '@/lib/i18n/locales'

export interface OfferedDay {
  /** dd/mm/yyyy, as it stands in the field. */
  readonly date: string
  /** With its weekday, in the visitor's language. */
  readonly name: string
}

/** Null until the server has been asked. Empty when it could not be: the date is typed then. */
export type OfferedDays = readonly OfferedDay[] | null

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
