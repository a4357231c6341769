import { useEffect, useEffectEvent, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { useCheckedForm } from '@/components/form/use-checked-form'
import { loadCode } from '@/lib/platform/navigation/load-code'

import { emptyAppointment, type AppointmentForm } from './appointment-fields'
import type { Appointment } from './appointment-schema'
import { hasTyped } from './typed-key'

interface KeptForm {
  readonly form: UseFormReturn<AppointmentForm, unknown, Appointment>
  /** Identifies every attempt to send the form, so that a lost answer makes one appointment and not two. */
  readonly applicationId: () => string
  /** Erases what was kept. */
  readonly forget: () => void
}

/** The form, which survives a reload and a change of language in its tab. The code that keeps it loads on demand. */
export function useAppointmentForm(): KeptForm {
  const id = useRef<string | null>(null)
  const isTouched = useRef(false)
  const form = useCheckedForm<AppointmentForm, Appointment>({
    schema: async () => (await loadCode(() => import('./appointment-schema'))).appointmentSchema(),
    defaults: emptyAppointment,
    onTyped: (values) => {
      isTouched.current = true
      void keep(values)
    },
  })

  const restore = useEffectEvent(async () => {
    const { keptTyped } = await loadCode(() => import('./typed-appointment'))
    const kept = await keptTyped()
    // Newer input wins over what was kept.
    if (kept === null || isTouched.current) return
    id.current = kept.applicationId
    form.reset(kept.form)
  })
  useEffect(() => {
    if (hasTyped()) void restore()
  }, [])

  function applicationId(): string {
    id.current ??= crypto.randomUUID()
    return id.current
  }

  async function keep(values: AppointmentForm): Promise<void> {
    const { keepTyped } = await loadCode(() => import('./typed-appointment'))
    await keepTyped({ form: values, applicationId: applicationId() })
  }

  async function erase(): Promise<void> {
    const { forgetTyped } = await loadCode(() => import('./typed-appointment'))
    await forgetTyped()
  }

  return { form, applicationId, forget: () => void erase() }
}
