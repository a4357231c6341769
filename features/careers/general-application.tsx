import { getMessages, getTranslations } from 'next-intl/server'

import type { Locale } from '@/lib/platform/i18n/locales'

import { ApplyButton } from './apply-button'
import { ApplyByMail } from './apply-by-mail'
import { cvMessages } from './cv-messages'

/** A CV for no job in particular: of somebody who works, or of a student. */
export async function GeneralApplication({ locale, email }: { locale: Locale; email: string | null }) {
  const t = await getTranslations('careers')
  const shared = {
    locale,
    job: null,
    copy: { received: t('received'), openFailed: t('openFailed') },
    messages: cvMessages(await getMessages()),
  }
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow">
      <ApplyButton {...shared} kind="normal" label={t('general.normal')} />
      <ApplyButton {...shared} kind="student" label={t('general.student')} variant="secondary" />
      <ApplyByMail email={email} />
    </div>
  )
}
