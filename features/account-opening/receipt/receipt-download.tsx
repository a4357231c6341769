'use client'

import { Download } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'

import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'

import { formatInVietnam } from '@/lib/platform/i18n/format-day'

import type { ApplicationSnapshot } from '../session/application-session'
import { countryName } from '../screens/personal/countries'
import { useReceipts } from './receipts-context'
import type { ReceiptWords } from './receipt-text'

/** The receipt of the whole application as a file; with the answers only where somebody wants them in it. */
export function ReceiptDownload({ snapshot }: { readonly snapshot: ApplicationSnapshot }) {
  const t = useTranslations('receipt.file')
  const wordsAt = useReceiptWords()
  const receipts = useReceipts()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [withAnswers, setWithAnswers] = useState(false)
  const hasAnswers = Object.keys(snapshot.data).length > 0

  async function download() {
    const { toReceiptText } = await import('./receipt-text')
    const text = toReceiptText(
      wordsAt(new Date()),
      snapshot.flow,
      receipts,
      withAnswers && hasAnswers ? snapshot.data : null,
    )
    // With the mark at its beginning, Windows shows the letters of Vietnamese and Korean.
    const file = new Blob([`\u{feff}${text}`], { type: 'text/plain;charset=utf-8' })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = t('name')
    link.click()
    URL.revokeObjectURL(link.href)
    setIsOpen(false)
  }

  return (
    <>
      <Button
        variant="quiet"
        size="compact"
        className="-ms-4 mt-2"
        icon={<Download aria-hidden="true" strokeWidth={1.75} className="size-5" />}
        onClick={() => {
          setWithAnswers(false)
          setIsOpen(true)
        }}
      >
        {t('open')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('title')}
        description={t('lead')}
        closeLabel={t('close')}
        size="small"
        footer={<Button onClick={() => void download()}>{t('download')}</Button>}
      >
        {hasAnswers ? (
          <Checkbox
            id={id}
            label={t('withAnswers')}
            hint={t('withAnswersHint')}
            checked={withAnswers}
            onChange={(event) => setWithAnswers(event.target.checked)}
          />
        ) : null}
      </Dialog>
    </>
  )
}

function useReceiptWords(): (now: Date) => ReceiptWords {
  const t = useTranslations('receipt')
  const tw = useTranslations('wizard')
  const tp = useTranslations('personal')
  const ts = useTranslations('services')
  const locale = useLocale()
  return (now) => ({
    title: t('file.heading'),
    drawnUp: t('file.drawnUp', { time: formatInVietnam(now, locale, { dateStyle: 'long', timeStyle: 'short' }) }),
    readHere: t('readHere'),
    nothingRead: t('nothingRead'),
    nothingSent: t('nothingSent'),
    withoutValues: t('file.withoutValues'),
    valuesTitle: t('file.values'),
    screen: (screen) => tw(`screens.${screen}`),
    datum: (datum) => t(`data.${datum}`),
    purpose: ({ purpose }) => t(`purpose.${purpose}`),
    recipient: ({ recipient }) => t('to', { recipient: t(`recipient.${recipient}`) }),
    kept: ({ purpose }) => t('kept', { until: t(`keptFor.${purpose}`) }),
    sex: (sex) => tp(sex === 'M' ? 'male' : 'female'),
    country: (code) => countryName(code, locale),
    service: (service) => ts(`item.${service}.name`),
  })
}
