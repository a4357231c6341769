import { Phone } from '@/components/ui/icons'
import { SideNote } from '@/components/ui/side-note'
import { useTranslations } from 'next-intl'

import { useHotline } from '@/components/layout/hotline-context'

/** Who helps: the hotline with its hours. */
export function HelpCard() {
  const t = useTranslations('application.wizard.help')
  const hotline = useHotline()
  return (
    <SideNote icon={Phone} title={t('title')}>
      <a
        href={hotline.href}
        className="inline-flex min-h-11 items-center num text-h3 font-semibold text-primary hover:underline"
      >
        {hotline.label}
      </a>
      <p className="num text-ink-2">{t('hours')}</p>
      <p className="mt-2 text-ink-2">{t('text')}</p>
    </SideNote>
  )
}
