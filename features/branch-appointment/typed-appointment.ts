import { seal, unseal } from '@/lib/platform/storage/sealed-storage'
import { indexedDbKeyStore } from '@/lib/platform/storage/key-store'
import { emptyAppointment, type AppointmentForm } from './appointment-fields'
import { typedKey } from './typed-key'

/** What was typed into the short form, and the id of the attempt to send it, which a reload must not change. */
export interface TypedAppointment {
  readonly form: AppointmentForm
  readonly applicationId: string
}

const keys = indexedDbKeyStore

let latest: TypedAppointment | null = null
let writing: Promise<void> | null = null

/**
 * Keeps what was typed for a reload or a change of language, encrypted with the draft's key, until the tab is closed. The
 * last of several calls wins. In a browser that forbids storage, nothing is kept and the form still works.
 */
export function keepTyped(typed: TypedAppointment): Promise<void> {
  latest = typed
  writing ??= write()
  return writing
}

async function write(): Promise<void> {
  try {
    for (let typed = latest; typed !== null; typed = latest) {
      latest = null
      // So that an older text never comes last.
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const sealed = await seal(typed, keys(), 'appointment')
      window.sessionStorage.setItem(typedKey, JSON.stringify(sealed))
    }
  } catch {
    latest = null
  }
  writing = null
}

/** What was typed in this tab before, or null. */
export async function keptTyped(): Promise<TypedAppointment | null> {
  try {
    const text = window.sessionStorage.getItem(typedKey)
    // The cipher vouches for its shape: it was sealed by this site.
    const kept = text === null ? null : ((await unseal(JSON.parse(text), keys(), 'appointment')) as TypedAppointment)
    return kept === null ? null : { ...kept, form: { ...emptyAppointment, ...kept.form } }
  } catch {
    return null
  }
}

/** Once the appointment is made, nothing of it stays. */
export async function forgetTyped(): Promise<void> {
  latest = null
  await writing
  window.sessionStorage.removeItem(typedKey)
}
