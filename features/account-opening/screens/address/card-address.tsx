import { useTranslations } from 'next-intl'

import { CardSign } from '@/components/capture/card-sign'
import { Checkbox } from '@/components/ui/checkbox'

interface CardAddressProps {
  readonly address: string
  /** The card has names from before 2025. */
  readonly isOld: boolean
  /** Whether the answers are those of the card; null where it cannot answer for the applicant. */
  readonly isSame: boolean | null
  readonly onSame: (isSame: boolean) => void
}

/** The address of the card verbatim, because cards with an address of three levels stay valid, and one act to live there. */
export function CardAddress({ address, isOld, isSame, onSame }: CardAddressProps) {
  const t = useTranslations('application.personal.address')
  return (
    <section className="rounded-card border border-hairline-strong bg-surface px-4 pt-3">
      <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 pb-3">
        <CardSign side="front" className="row-span-2 text-ink-2" />
        <h2 className="text-small font-normal text-ink-2">{t('onCard')}</h2>
        <p lang="vi" className="font-semibold text-pretty">
          {address}
        </p>
      </div>
      {isSame === null ? null : (
        <Checkbox
          id="field-same"
          label={t('same')}
          hint={isOld && isSame ? t('oldNames') : undefined}
          checked={isSame}
          onChange={({ target }) => onSame(target.checked)}
          className="border-t border-hairline pt-1 pb-1.5 has-[p]:pb-3.5"
        />
      )}
    </section>
  )
}
