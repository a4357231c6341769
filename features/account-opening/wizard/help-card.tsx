import { Phone } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'

import { useHotline } from '@/components/layout/hotline-context'

/** Who helps: the hotline with its hours. */
export function HelpCard() {
  const t = useTranslations('application.wizard.help')
  const hotline = useHotline()
  return (
    <section className="border-t border-hairline pt-5">
      <h2 className="text-small font-semibold">{t('title')}</h2>
      <p className="mt-1 text-min text-ink-2">{t('text')}</p>
      <a
        href={hotline.href}
        className="mt-2 inline-flex min-h-11 items-center gap-2 num font-semibold text-primary hover:underline"
      >
        <Phone className="size-5" />
        {hotline.label}
      </a>
      <p className="num text-min text-ink-3">{t('hours')}</p>
    </section>
  )
}
