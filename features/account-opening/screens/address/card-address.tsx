import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

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
    <section className="rounded-control border border-field bg-surface px-3.5 py-1 transition-colors has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)]">
      {isSame === null ? (
        <h2 className="pt-1 text-small font-normal text-ink-2">{t('onCard')}</h2>
      ) : (
        <Checkbox
          id="field-same"
          label={<span className="font-semibold">{t('same')}</span>}
          hint={isOld && isSame ? t('oldNames') : undefined}
          checked={isSame}
          onChange={({ target }) => onSame(target.checked)}
          aria-describedby="card-address"
        />
      )}
      <p
        id="card-address"
        lang="vi"
        className={clsx('pb-2 text-pretty max-sm:text-small', isSame !== null && '-mt-1 ps-9')}
      >
        {address}
      </p>
    </section>
  )
}
