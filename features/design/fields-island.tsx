'use client'

import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { Combobox } from '@/components/ui/combobox'
import { DateDmy } from '@/components/ui/date-dmy'
import { ErrorSummary } from '@/components/ui/error-summary'
import { MoneyInput } from '@/components/ui/money-input'
import { OtpInput } from '@/components/ui/otp-input'
import { Upload } from '@/components/ui/upload'
import type { Locale } from '@/lib/i18n/locales'

import type { DesignCopy } from './design-copy'
import { Specimen } from './specimen'

const provinces = ['Hà Nội', 'Thành phố Hồ Chí Minh', 'Đắk Lắk', 'Huế', 'Khánh Hòa', 'Quảng Trị', 'Lào Cai'].map(
  (label) => ({
    value: label,
    label,
  }),
)

/** The fields that hold state, each once empty or filled and once in error. */
export function FieldsIsland({ copy, locale }: { copy: DesignCopy; locale: Locale }) {
  const { fields } = copy
  const [date, setDate] = useState('05/09/1990')
  const [code, setCode] = useState('1234')
  const [money, setMoney] = useState<number | null>(1_250_000_000)
  const [province, setProvince] = useState('Đắk Lắk')
  const [file, setFile] = useState<{ name: string; size: string } | null>({ name: fields.fileName, size: '1,2 MB' })
  const [attempt, setAttempt] = useState(0)
  const combobox = {
    label: fields.province,
    options: provinces,
    value: province,
    onChange: setProvince,
    placeholder: fields.search,
    emptyText: fields.nothingFound,
    openLabel: fields.open,
    clearLabel: fields.clear,
  }
  const dateField = {
    legend: fields.birthDate,
    partLabels: { day: fields.day, month: fields.month, year: fields.year },
    locale,
    value: date,
    onChange: setDate,
  }
  return (
    <>
      <Specimen name="DateDmy, OtpInput">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <DateDmy id="f-date" hint={fields.birthDateHint} {...dateField} />
          <DateDmy id="f-date-2" error={fields.birthDateError} invalidParts={['year']} {...dateField} />
          <OtpInput id="f-otp" label={fields.otp} hint={fields.otpHint} length={6} value={code} onChange={setCode} />
          <OtpInput
            id="f-otp-2"
            label={fields.otp}
            error={fields.otpError}
            length={6}
            value={code}
            onChange={setCode}
          />
        </div>
      </Specimen>
      <Specimen name="MoneyInput, Combobox">
        <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-6">
          <MoneyInput id="f-money" label={fields.amount} unit="₫" locale={locale} value={money} onChange={setMoney} />
          <MoneyInput
            id="f-money-2"
            label={fields.amount}
            error={fields.amountError}
            unit="₫"
            locale={locale}
            value={null}
            onChange={setMoney}
          />
          <Combobox id="f-province" {...combobox} />
          <Combobox id="f-province-2" {...combobox} error={fields.chooseError} />
        </div>
      </Specimen>
      <Specimen name="Upload">
        <Upload
          id="f-upload"
          label={fields.upload}
          hint={fields.uploadHint}
          accept=".pdf,.doc,.docx"
          file={file}
          progress={0.62}
          onSelect={(chosen) => {
            setFile({ name: chosen.name, size: `${Math.ceil(chosen.size / 1024)} kB` })
          }}
          onRemove={() => {
            setFile(null)
          }}
          copy={{
            choose: fields.chooseFile,
            drop: fields.dropFile,
            remove: fields.remove,
            uploading: fields.uploading,
          }}
        />
      </Specimen>
      <Specimen name="ErrorSummary">
        <ErrorSummary
          title={fields.summaryTitle}
          attempt={attempt}
          errors={[
            { fieldId: 'f-mail', message: fields.emailError },
            { fieldId: 'f-date-2', message: fields.birthDateError },
          ]}
        />
        <Button
          variant="secondary"
          size="compact"
          className="mt-4"
          onClick={() => {
            setAttempt(attempt + 1)
          }}
        >
          {fields.submitAgain}
        </Button>
      </Specimen>
    </>
  )
}
