'use client'

import { clsx } from 'clsx'
import { Download, ExternalLink, FileText, Search } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Spinner } from '@/components/ui/spinner'
import { downloadPdf } from '@/lib/platform/device/download-pdf'

import { PdfPage } from './pdf-page'
import { usePdf } from './use-pdf'

interface ContractDocumentProps {
  readonly url: string
  /** The contract was shown or downloaded: the applicant could read it. */
  readonly onShown: () => void
}

/** The contract in the page, page under page; always with a download, and with another try where it cannot be shown. */
export function ContractDocument({ url, onShown }: ContractDocumentProps) {
  const t = useTranslations('application.contract')
  const tf = useTranslations('forms')
  const [attempt, setAttempt] = useState(0)
  const [isLarge, setIsLarge] = useState(false)
  const pdf = usePdf(url, attempt)
  const [brokenAttempt, setBrokenAttempt] = useState<number | null>(null)
  const [download, setDownload] = useState<'idle' | 'loading' | 'failed'>('idle')
  const fail = useCallback(() => setBrokenAttempt(attempt), [attempt])
  const hasFailed = brokenAttempt === attempt || pdf.status === 'failed'
  const tellShown = useEffectEvent(onShown)
  useEffect(() => {
    if (pdf.status === 'loaded') tellShown()
  }, [pdf.status])

  async function save() {
    setDownload('loading')
    const isSaved = await downloadPdf(url, t('fileName'))
    setDownload(isSaved ? 'idle' : 'failed')
    if (isSaved) onShown()
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      {hasFailed && (
        <Alert
          tone="warning"
          role="alert"
          actions={
            <Button variant="secondary" size="compact" onClick={() => setAttempt(attempt + 1)}>
              {tf('retry')}
            </Button>
          }
        >
          <p>{t('showFailed')}</p>
        </Alert>
      )}
      {!hasFailed && (
        <div className="flex items-center justify-between gap-3">
          <p className="flex min-w-0 items-center gap-2 font-semibold">
            <FileText className="size-5 shrink-0 text-bronze" />
            {t('document')}
          </p>
          <Button
            variant="secondary"
            size="compact"
            icon={<Search className="size-5" />}
            aria-pressed={isLarge}
            className="shrink-0 aria-pressed:border-primary aria-pressed:bg-primary-soft"
            onClick={() => setIsLarge(!isLarge)}
          >
            {t('enlarge')}
          </Button>
        </div>
      )}
      {!hasFailed && (
        <section
          // Of one height from the start: what stands below does not move when the pages are drawn.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard
          tabIndex={0}
          aria-label={t('document')}
          aria-busy={pdf.status === 'loading'}
          className="h-[70svh] overflow-auto rounded-card border border-hairline bg-surface-2 p-3"
        >
          {pdf.status === 'loaded' ? (
            <div className={clsx('grid gap-3', isLarge && 'w-[240%] sm:w-[180%]')}>
              {Array.from({ length: pdf.document.numPages }, (_, index) => (
                <PdfPage
                  key={index}
                  document={pdf.document}
                  number={index + 1}
                  label={t('pageLabel', { page: index + 1, pages: pdf.document.numPages })}
                  onFailed={fail}
                />
              ))}
            </div>
          ) : (
            <output className="flex h-[60svh] items-center justify-center gap-3">
              <Spinner /> {t('loading')}
            </output>
          )}
        </section>
      )}
      {download === 'failed' && (
        <Alert tone="danger" role="alert">
          <p>{t('downloadFailed')}</p>
        </Alert>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          variant="secondary"
          size="compact"
          loading={download === 'loading'}
          icon={<Download className="size-5" />}
          onClick={() => void save()}
        >
          {t('download')}
        </Button>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary', size: 'compact' })}
        >
          <ExternalLink className="size-5" />
          {t('openNew')}
        </a>
      </div>
    </div>
  )
}
