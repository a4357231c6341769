import { Phone } from '@/components/ui/icons'
import { SideLine } from '@/components/ui/side-line'
import { useTranslations } from 'next-intl'

import { useHotline } from '@/components/layout/hotline-context'

/** Who helps: the hotline with its hours. */
export function HelpCard() {
  const t = useTranslations('application.wizard.help')
  const hotline = useHotline()
  return (
    <SideLine icon={Phone}>
      {t('title')}{' '}
      <a
        href={hotline.href}
        className="target num font-semibold whitespace-nowrap text-ink hover:text-primary hover:underline"
      >
        {hotline.label}
      </a>
      <span className="mt-1 block num text-min text-pretty text-ink-2">{t('hours')}</span>
      <span className="mt-1 block text-min text-pretty text-ink-2">{t('text')}</span>
    </SideLine>
  )
}
