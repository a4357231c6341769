import { useTranslations } from 'next-intl'

import { Card } from '@/components/ui/card'

/** The permanent address verbatim: cards with an address of three levels stay valid, and so does what they say. */
export function CardAddress({ address }: { readonly address: string | undefined }) {
  const t = useTranslations('application.personal.address')
  if (address === undefined || address === '') return null
  return (
    <Card className="grid gap-1">
      <h2 className="font-semibold">{t('permanent')}</h2>
      <p lang="vi">{address}</p>
      <p className="text-small text-ink-2">{t('permanentHint')}</p>
    </Card>
  )
}
