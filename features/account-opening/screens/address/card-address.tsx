import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { RadioSet } from '@/components/ui/radio-set'

import { Parts } from '../parts'

interface CardAddressProps {
  readonly address: string
  /** The card has names from before 2025. */
  readonly isOld: boolean
  /** Whether the answers are those of the card; null where it cannot answer for the applicant. */
  readonly isSame: boolean | null
  readonly onSame: (isSame: boolean) => void
  /** The fields of the address, in the box of the chosen answer; false while they are not asked for. */
  readonly children: ReactNode
}

/** The address of the card verbatim, because cards with an address of three levels stay valid, or another one. */
export function CardAddress({ address, isOld, isSame, onSame, children }: CardAddressProps) {
  const t = useTranslations('application.personal.address')
  const printed = (
    <span lang="vi" className="block text-pretty">
      <Parts text={address} />
    </span>
  )
  if (isSame === null) {
    return (
      <>
        <section className="rounded-control border border-hairline bg-surface px-3.5 py-2.5">
          <h2 className="text-small font-normal text-ink-2">{t('onCard')}</h2>
          {printed}
        </section>
        {children}
      </>
    )
  }
  return (
    <RadioSet
      id="field-same"
      name="same"
      legend={t('title')}
      // The heading asks the question; screen readers also need it as the group's label.
      className="[&>legend]:sr-only"
      value={isSame ? 'card' : 'other'}
      onChange={({ target }) => onSame(target.value === 'card')}
      options={(['card', 'other'] as const).map((value) => ({ value }))}
      layout="grid gap-3"
      renderOption={({ value }, input) => {
        const isChosen = isSame === (value === 'card')
        const asks = isChosen && children !== false
        return (
          <div data-chosen={isChosen || undefined} className={box}>
            <label
              htmlFor={input.id}
              className={clsx('flex min-h-12 items-start gap-3 px-3.5 py-2.5', isChosen && 'bg-primary-soft')}
            >
              <input {...input} aria-labelledby={`${input.id}-title`} aria-describedby={`${input.id}-hint`} />
              <span className="min-w-0 grow">
                <span id={`${input.id}-title`} className="font-semibold">
                  {t(value === 'card' ? 'same' : 'other')}
                </span>
                {value === 'card' ? (
                  <span id={`${input.id}-hint`} className="block text-small">
                    {printed}
                    {isOld && isSame && <span className="mt-1 block text-ink-2">{t('oldNames')}</span>}
                  </span>
                ) : (
                  // On a phone the fields need the room.
                  <span
                    id={`${input.id}-hint`}
                    className={clsx('block text-small text-ink-2', asks && 'max-sm:sr-only')}
                  >
                    {t('otherHint')}
                  </span>
                )}
              </span>
            </label>
            {asks && <div className="p-4 sm:p-5">{children}</div>}
          </div>
        )
      }}
    />
  )
}

/**
 * Its edge holds the answer and what it asks, and is that of every chosen answer. Only the answer is tinted, so that the fields stay
 * on the ground of the card.
 */
const box =
  'overflow-clip rounded-control border border-field bg-surface transition-colors not-data-chosen:hover:border-ink data-chosen:border-primary data-chosen:shadow-[0_0_0_1px_var(--primary)]'
