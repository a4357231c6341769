import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { emptyAppointment, type AppointmentForm } from './appointment-fields'
import { hasTyped } from './typed-key'

interface TypedForm {
  readonly form: AppointmentForm
  readonly change: (patch: Partial<AppointmentForm>) => void
  /** Under which every try is sent, so that a lost answer makes one appointment and not two. */
  readonly applicationId: () => string
  readonly forget: () => void
}

/** The form as it is typed. It outlives a reload and a change of the language in this tab; the code for it loads then. */
export function useTypedAppointment(): TypedForm {
  const [form, setForm] = useState<AppointmentForm>(emptyAppointment)
  /** The same, for browsers that fill in several fields at once. */
  const latest = useRef(form)
  const id = useRef<string | null>(null)
  const isTouched = useRef(false)

  const restore = useEffectEvent(async () => {
    const { keptTyped } = await import('./typed-appointment')
    const kept = await keptTyped()
    // Somebody who was faster than this has begun anew.
    if (kept === null || isTouched.current) return
    id.current = kept.applicationId
    show(kept.form)
  })
  useEffect(() => {
    if (hasTyped()) void restore()
  }, [])

  function show(next: AppointmentForm): void {
    latest.current = next
    setForm(next)
  }

  function applicationId(): string {
    id.current ??= crypto.randomUUID()
    return id.current
  }

  function change(patch: Partial<AppointmentForm>): void {
    isTouched.current = true
    show({ ...latest.current, ...patch })
    void keep()
  }

  async function keep(): Promise<void> {
    const { keepTyped } = await import('./typed-appointment')
    await keepTyped({ form: latest.current, applicationId: applicationId() })
  }

  async function erase(): Promise<void> {
    const { forgetTyped } = await import('./typed-appointment')
    await forgetTyped()
  }

  return { form, change, applicationId, forget: () => void erase() }
}
