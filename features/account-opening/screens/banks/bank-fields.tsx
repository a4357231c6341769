'use client'

import { useTranslations } from 'next-intl'
import { use } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import { Button } from '@/components/ui/button'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { ApplicationApi } from '../../api/application-api'
import type { Choice } from '@/lib/domain/account-opening/choice'
import { FieldsContext, type LabelOf } from '@/components/form/field-context'
import { TextField } from '@/components/form/fields'
import { LookupField } from '../../form/lookup-field'
import { BankCard } from './bank-card'
import { useBankLists } from './bank-lists'
import { emptyBank, type BanksForm } from './banks-schema'

interface BankFieldsProps {
  readonly index: number
  /** Labels without the number of the account, which the heading says. */
  readonly labelOf: LabelOf
  /** Name on the card: accounts of somebody else are refused when money is paid out. */
  readonly holder: string | undefined
  readonly api: Pick<ApplicationApi, 'banks' | 'bankCities' | 'bankBranches'>
  readonly locale: Locale
  /** This is the only account. */
  readonly isAlone: boolean
  readonly onRemove: () => void
}

/** Bank and number, then region and branch: each list hangs on the choice before it, and a new choice clears what hung on the old. */
export function BankFields({ index, labelOf, holder, api, locale, isAlone, onRemove }: BankFieldsProps) {
  const t = useTranslations('application.banks')
  const { control, setValue } = useFormContext<BanksForm>()
  const { idPrefix } = use(FieldsContext)
  const path = `banks.${index}` as const
  const bank = useWatch({ control, name: `${path}.bank` })
  const accountNumber = useWatch({ control, name: `${path}.accountNumber` })
  const city = useWatch({ control, name: `${path}.city.code` })
  const { banks, cities, branches } = useBankLists(api, { locale, bank: bank.code, city })
  const hasNoRegions = cities.status === 'loaded' && cities.value.length === 0

  function choose(field: 'bank' | 'city' | 'branch', choice: Choice | null) {
    if (field === 'bank') setValue(`${path}.city`, emptyBank.city)
    if (field !== 'branch') setValue(`${path}.branch`, emptyBank.branch)
    setValue(`${path}.${field}`, choice ?? emptyBank[field])
  }

  return (
    <FieldsContext value={{ idPrefix, labelOf }}>
      <section aria-labelledby={`bank-${index}`} className="grid grid-cols-1 gap-5 py-5 only:py-0">
        <div className={isAlone ? 'sr-only' : 'flex min-h-11 items-center justify-between gap-2'}>
          <h2 id={`bank-${index}`} className="text-lead font-semibold">
            {t('item', { number: index + 1 })}
          </h2>
          {!isAlone && (
            <Button
              variant="quiet"
              size="compact"
              aria-label={t('remove', { number: index + 1 })}
              onClick={onRemove}
              className="-me-4 max-sm:-me-3 max-sm:px-3"
            >
              {t('removeShort')}
            </Button>
          )}
        </div>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-6">
          {holder !== undefined && (
            <BankCard bank={bank.name} accountNumber={accountNumber.replaceAll(/\s/g, '')} holder={holder} />
          )}
          <div className="grid grid-cols-1 content-between gap-5">
            <div>
              <LookupField name={`${path}.bank.code`} lookup={banks} onChoose={(choice) => choose('bank', choice)} />
              {hasNoRegions && <p className="mt-2 text-small text-ink-2">{t('noRegions')}</p>}
            </div>
            <TextField name={`${path}.accountNumber`} inputMode="numeric" autoComplete="off" spellCheck={false} />
          </div>
        </div>
        {bank.code !== '' && !hasNoRegions && (
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4">
            <LookupField
              name={`${path}.city.code`}
              lookup={cities}
              waitingFor={t('bankFirst')}
              onChoose={(choice) => choose('city', choice)}
            />
            <LookupField
              name={`${path}.branch.code`}
              lookup={branches}
              waitingFor={t(cities.status === 'idle' ? 'bankFirst' : 'cityFirst')}
              onChoose={(choice) => choose('branch', choice)}
            />
          </div>
        )}
      </section>
    </FieldsContext>
  )
}
