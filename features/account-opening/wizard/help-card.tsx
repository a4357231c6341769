import { Phone } from '@/components/ui/icons'
import { SideLine, sideLink } from '@/components/ui/side-line'
import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { useHotline } from '@/components/layout/hotline-context'

/** Morning and afternoon stay on one line, after the days if need be. */
const unbrokenHours = (hours: string) =>
  hours.replaceAll('–', '\u2060–\u2060').replace(', ', ',\u00a0').replace('(', '\u200b(')

/** Who helps: the hotline with its hours. */
export function HelpCard() {
  const t = useTranslations('application.wizard.help')
  const hotline = useHotline()
  return (
    <SideLine icon={Phone}>
      {t('title')}{' '}
      <a href={hotline.href} className={clsx(sideLink, 'num whitespace-nowrap')}>
        {hotline.label}
      </a>
      <span className="mt-0.5 block num">{unbrokenHours(t('hours'))}</span>
    </SideLine>
  )
}
