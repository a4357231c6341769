import { getTranslations } from 'next-intl/server'

import type { DeviceCopy } from './device-copy'

/** The island's texts, read where translations are: on the server. */
export async function deviceCopy(): Promise<DeviceCopy> {
  const t = await getTranslations('register.device')
  const pair = (key: 'ready' | 'unknown' | 'noCamera') => ({ title: t(`${key}.title`), text: t(`${key}.text`) })
  return {
    checking: t('checking'),
    start: t('start'),
    ready: pair('ready'),
    unknown: pair('unknown'),
    noCamera: {
      ...pair('noCamera'),
      qrLabel: t('noCamera.qrLabel'),
      download: t('noCamera.download'),
      show: t('noCamera.show'),
      continueHere: t('noCamera.continueHere'),
      close: t('noCamera.close'),
    },
    inApp: {
      title: t('inApp.title'),
      // Filled in by the island, which knows the app.
      text: t('inApp.text', { app: '{app}' }),
      open: t('inApp.open'),
      copy: t('inApp.copy'),
      copied: t('inApp.copied'),
      copyFailed: t('inApp.copyFailed'),
      continueHere: t('inApp.continueHere'),
    },
    draft: {
      title: t('draft.title'),
      text: t('draft.text', { time: '{time}' }),
      resume: t('draft.resume'),
      erase: t('draft.erase'),
      confirm: t('draft.confirm'),
      erased: t('draft.erased'),
    },
  }
}
