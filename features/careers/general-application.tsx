import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import { Section } from '@/components/ui/section'
import { islandIntl } from '@/lib/platform/i18n/island-intl'
import type { Locale } from '@/lib/platform/i18n/locales'

import { ApplyButton } from './apply-button'
import { ApplyByMail } from './apply-by-mail'
import { cvMessages } from './cv/cv-messages'

interface GeneralApplicationProps {
  locale: Locale
  email: string | null
  /** On the page of a job, which has a button of its own. */
  isSecondary?: boolean
}

/** The last band of a page: an application for no job in particular, in the general form or in the one for students. */
export async function GeneralApplication({ locale, email, isSecondary = false }: GeneralApplicationProps) {
  const t = await getTranslations('careers')
  const shared = {
    locale,
    job: null,
    copy: { received: t('received'), openFailed: t('openFailed') },
    intl: await islandIntl(cvMessages),
  }
  return (
    <Section
      id="apply"
      title={t('general.title')}
      lead={t('general.lead')}
      tone="surface"
      space="tight"
      className={clsx('mt-14 md:mt-20', isSecondary && '[&_h2]:text-h3')}
      action={
        <div className="flex flex-wrap gap-3 max-sm:mt-4 max-sm:*:grow lg:shrink-0">
          <ApplyButton
            {...shared}
            kind="normal"
            label={t('general.normal')}
            variant={isSecondary ? 'secondary' : 'primary'}
          />
          <ApplyButton {...shared} kind="student" label={t('general.student')} variant="secondary" />
          <ApplyByMail email={email} />
        </div>
      }
    />
  )
}
