import { useTranslations } from 'next-intl'

/** The permanent address verbatim: cards with an address of three levels stay valid, and so does what they say. */
export function CardAddress({ address }: { readonly address: string | undefined }) {
  const t = useTranslations('application.personal.address')
  if (address === undefined || address === '') return null
  return (
    <section className="grid gap-1 border-s-2 border-bronze-graphic ps-4">
      <h2 className="text-small font-normal text-ink-3">{t('permanent')}</h2>
      <p lang="vi" className="font-semibold">
        {address}
      </p>
      <p className="text-small text-ink-2">{t('permanentHint')}</p>
    </section>
  )
}
