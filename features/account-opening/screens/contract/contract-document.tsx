'use client'

import { Download, ExternalLink } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/dialog'
import { downloadPdf } from '@/lib/platform/device/download-pdf'
import { useMedia } from '@/lib/platform/device/use-media'
import type { Locale } from '@/lib/platform/i18n/locales'

import { NewTabLink } from '../../form/new-tab-link'
import { ContractCard } from './contract-card'
import { ContractPages } from './contract-pages'
import { PageStack } from './page-stack'
import { usePdf } from './use-pdf'

interface ContractDocumentProps {
  readonly url: string
  readonly locale: Locale
  /** The contract was shown or downloaded: the applicant could read it. */
  readonly onShown: () => void
}

/** The contract in the page, on a phone as a card, and large over it; always with a download, and with another try where it cannot be shown. */
export function ContractDocument({ url, locale, onShown }: ContractDocumentProps) {
  const t = useTranslations('application.contract')
  const tf = useTranslations('forms')
  const [attempt, setAttempt] = useState(0)
  const [isLarge, setIsLarge] = useState(false)
  const pdf = usePdf(url, attempt)
  const isWide = useMedia('(min-width: 40rem)', true)
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

  // Beside another tool there is room for one word.
  const isBeside = !hasFailed
  const saveButton = (
    <Button
      variant={hasFailed || isWide ? 'quiet' : 'secondary'}
      size={hasFailed || isWide ? 'compact' : 'regular'}
      loading={download === 'loading'}
      icon={<Download className="size-5 shrink-0" />}
      onClick={() => void save()}
    >
      {isBeside && <span aria-hidden="true">{t('downloadShort')}</span>}
      <span className={isBeside ? 'sr-only' : undefined}>{t('download')}</span>
    </Button>
  )

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
      {hasFailed ? (
        <div className="flex flex-wrap justify-center gap-x-4 rounded-card border border-hairline-strong bg-surface p-1">
          {saveButton}
          <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'quiet', size: 'compact' })}>
            <ExternalLink className="size-5 shrink-0" />
            {t('openNew')}
          </a>
        </div>
      ) : isWide ? (
        <ContractPages pdf={pdf} onFailed={fail} onEnlarge={() => setIsLarge(true)}>
          {saveButton}
        </ContractPages>
      ) : (
        <ContractCard pdf={pdf} onFailed={fail} onOpen={() => setIsLarge(true)}>
          {saveButton}
        </ContractCard>
      )}
      {locale !== 'vi' && (
        <p className="text-small text-ink-2">
          {t('language')}{' '}
          <NewTabLink locale={locale} href="/terms">
            {t('translation')}
          </NewTabLink>
        </p>
      )}
      {download === 'failed' && (
        <Alert tone="danger" role="alert">
          <p>{t('downloadFailed')}</p>
        </Alert>
      )}
      <Dialog
        open={isLarge && !hasFailed}
        onOpenChange={setIsLarge}
        size="large"
        scrollable
        title={t('document')}
        closeLabel={t('close')}
      >
        {pdf.status === 'loaded' && (
          <div className="-mx-5 overflow-x-auto border-t border-hairline md:-mx-8">
            {/* So wide that the smallest text is read without glasses, where the window is narrower too. */}
            <div className="min-w-148">
              <PageStack document={pdf.document} onFailed={fail} />
            </div>
          </div>
        )}
      </Dialog>
    </div>
  )
}
