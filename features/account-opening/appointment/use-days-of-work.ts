import { useRef, useState } from 'react'

import type { Locale } from '@/lib/i18n/locales'

export interface OfferedDay {
  /** dd/mm/yyyy, as it stands in the field. */
  readonly date: string
  /** With its weekday, in the visitor's language. */
  readonly name: string
}

export interface OfferedDays {
  /** Null until the server has been asked. Empty when it could not be: the date is typed then. */
  readonly days: readonly OfferedDay[] | null
  readonly load: () => void
}

/** The days that can be chosen, asked for once somebody begins with the form. */
export function useDaysOfWork(locale: Locale): OfferedDays {
  const [days, setDays] = useState<readonly OfferedDay[] | null>(null)
  const isAsked = useRef(false)
  async function ask() {
    const { offeredDays } = await import('./offered-days')
    setDays(await offeredDays(locale))
  }
  return {
    days,
    load() {
      if (isAsked.current) return
      isAsked.current = true
      void ask()
    },
  }
}
