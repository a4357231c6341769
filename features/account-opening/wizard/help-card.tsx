import { Phone } from '@/components/ui/icons'
import { SideLine, sideLink } from '@/components/ui/side-line'
import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

import { useHotline } from '@/components/layout/hotline-context'

interface HelpCardProps {
  /** Whether the screen asks for a one-time code, so that the card warns against giving it to anyone. */
  readonly asksForCode: boolean
}

/** Who helps: the hotline with its hours. */
export function HelpCard({ asksForCode }: HelpCardProps) {
  const t = useTranslations('application.wizard.help')
  const hotline = useHotline()
  return (
    <SideLine icon={Phone}>
      {t('title')}{' '}
      <a href={hotline.href} className={clsx(sideLink, 'num whitespace-nowrap')}>
        {hotline.label}
      </a>
      <span className="mt-1 block num text-[0.875rem]">{t('hours').replaceAll('–', '\u2060–\u2060')}</span>
      {asksForCode ? <span className="mt-1 block text-[0.875rem] text-pretty">{t('text')}</span> : null}
    </SideLine>
  )
}
