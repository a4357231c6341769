import { getTranslations } from 'next-intl/server'

import { openingMinutes } from '@/lib/domain/account-opening/minutes'

/** Messages of the cards that few visitors see. */
export const deviceMessages = ['accountLanding.device.draft', 'accountLanding.device.inApp'] as const

const keys = [
  'act',
  'start',
  'orHere',
  'ready.title',
  'ready.text',
  'unknown.title',
  'unknown.text',
  'noCamera.title',
  'noCamera.text',
  'noCamera.qrLabel',
  'noCamera.download',
  'noCamera.show',
  'noCamera.continueHere',
  'noCamera.close',
] as const

/** Texts of the device card that every visitor may see, as plain text without next-intl. */
export type DeviceCopy = Readonly<Record<(typeof keys)[number], string>>

export async function deviceCopy(): Promise<DeviceCopy> {
  const t = await getTranslations('accountLanding.device')
  return Object.fromEntries(keys.map((key) => [key, t(key, { minutes: openingMinutes })])) as DeviceCopy
}
