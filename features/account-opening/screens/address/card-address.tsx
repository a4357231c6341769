import { useTranslations } from 'next-intl'

import { RadioGroup } from '@/components/ui/radio-group'

interface CardAddressProps {
  readonly address: string
  /** The card has names from before 2025. */
  readonly isOld: boolean
  /** Whether the answers are those of the card; null where it cannot answer for the applicant. */
  readonly isSame: boolean | null
  readonly onSame: (isSame: boolean) => void
}

/** The address of the card verbatim, because cards with an address of three levels stay valid, or another one. */
export function CardAddress({ address, isOld, isSame, onSame }: CardAddressProps) {
  const t = useTranslations('application.personal.address')
  const printed = (
    <span lang="vi" className="block text-pretty">
      {address}
    </span>
  )
  if (isSame === null) {
    return (
      <section className="rounded-control border border-hairline bg-surface px-3.5 py-2.5">
        <h2 className="text-small font-normal text-ink-2">{t('onCard')}</h2>
        {printed}
      </section>
    )
  }
  return (
    // The heading asks the question; screen readers also need it as the group's label.
    <div className="[&_.grid]:grid-cols-1 [&_legend]:sr-only">
      <RadioGroup
        id="field-same"
        name="same"
        legend={t('title')}
        boxed
        value={isSame ? 'card' : 'other'}
        onChange={({ target }) => onSame(target.value === 'card')}
        options={[
          {
            value: 'card',
            label: t('same'),
            hint: (
              <>
                {printed}
                {isOld && isSame && <span className="mt-1 block">{t('oldNames')}</span>}
              </>
            ),
          },
          { value: 'other', label: t('other') },
        ]}
      />
    </div>
  )
}
