'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'

import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { formatDayAndTime } from '@/lib/platform/i18n/format-day'
import { saveFile } from '@/lib/platform/device/save-file'

import type { ApplicationSnapshot } from '../session/application-session'
import { toReceiptText, type ReceiptWords } from './receipt-text'
import { useReceipts } from './receipts-context'
import { useAnswerWords } from './use-answer-words'

interface ReceiptDialogProps {
  readonly snapshot: ApplicationSnapshot
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Downloads the receipt of the whole application as a text file, with the answers only if the applicant ticks that. */
export function ReceiptDialog({ snapshot, isOpen, onOpenChange }: ReceiptDialogProps) {
  const t = useTranslations('application.receipt.file')
  const wordsAt = useReceiptWords()
  const receipts = useReceipts()
  const id = useId()
  const [withAnswers, setWithAnswers] = useState(false)
  const hasAnswers = Object.keys(snapshot.data).length > 0

  function change(next: boolean): void {
    setWithAnswers(false)
    onOpenChange(next)
  }

  function download(): void {
    const values = withAnswers && hasAnswers ? snapshot.data : null
    const text = toReceiptText(wordsAt(new Date()), snapshot.flow, receipts, values)
    // Windows detects UTF-8 by the byte order mark, and then shows Vietnamese and Korean letters.
    saveFile(new Blob([`\u{feff}${text}`], { type: 'text/plain;charset=utf-8' }), t('name'))
    change(false)
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={change}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('close')}
      size="small"
      footer={<Button onClick={download}>{t('download')}</Button>}
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
  )
}

function useReceiptWords(): (now: Date) => ReceiptWords {
  const t = useTranslations('application.receipt')
  const tw = useTranslations('application.wizard')
  const locale = useLocale()
  const answerWords = useAnswerWords()
  return (now) => ({
    ...answerWords,
    title: t('file.heading'),
    drawnUp: t('file.drawnUp', { time: formatDayAndTime(now, locale) }),
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
  })
}
