import { useTranslations } from 'next-intl'

import type { Locale } from '@/lib/platform/i18n/locales'

import { CardCopy } from './card-copy'
import { CardPhotos } from './card-photos'
import { keptPictures } from './card-pictures'
import { UnreadCode } from './unread-code'

interface CardBesideProps {
  readonly ocrId: string
  /** All answers are from the printed text. */
  readonly isPrinted: boolean
  readonly locale: Locale
}

/** What the answers are compared with: the pictures of the card, or after a reload a drawing of it; and how well it was read. */
export function CardBeside({ ocrId, isPrinted, locale }: CardBesideProps) {
  const t = useTranslations('application.identity.confirm')
  if (keptPictures(ocrId) !== null) {
    return (
      <>
        {isPrinted && <UnreadCode />}
        <CardPhotos ocrId={ocrId} />
      </>
    )
  }
  return (
    <>
      {isPrinted && <UnreadCode />}
      <div className="grid gap-2">
        <CardCopy locale={locale} />
        <p className="text-small text-pretty text-ink-2">
          {t('drawn')} <span className="max-sm:hidden">{t('compare')}</span>
        </p>
      </div>
    </>
  )
}
