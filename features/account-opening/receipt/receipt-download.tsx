'use client'

import { Download } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useId, useState } from 'react'

import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'

import type { ApplicationSnapshot } from '../session/application-session'
import { useReceipts } from './receipts-context'
import type { ReceiptWords } from './receipt-text'
import { useAnswerWords } from './use-answer-words'

/** Downloads the receipt of the whole application as a text file, with the answers only if the applicant ticks that. */
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
    // Windows detects UTF-8 by the byte order mark, and then shows Vietnamese and Korean letters.
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
  const format = useFormatter()
  const answerWords = useAnswerWords()
  return (now) => ({
    ...answerWords,
    title: t('file.heading'),
    drawnUp: t('file.drawnUp', { time: format.dateTime(now, { dateStyle: 'long', timeStyle: 'short' }) }),
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
