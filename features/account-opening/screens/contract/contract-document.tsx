'use client'

import { Download, ExternalLink } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import { useCallback, useState } from 'react'

import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button-class'
import { Spinner } from '@/components/ui/spinner'

import { PdfPage } from './pdf-page'
import { usePdf } from './use-pdf'

/** The contract in the page, page under page; always with a download, which is all that is left where it cannot be shown. */
export function ContractDocument({ url }: { readonly url: string }) {
  const t = useTranslations('application.contract')
  const pdf = usePdf(url)
  const [isBroken, setIsBroken] = useState(false)
  const fail = useCallback(() => setIsBroken(true), [])
  const hasFailed = isBroken || pdf.status === 'failed'
  return (
    <div className="grid grid-cols-1 gap-3">
      {hasFailed && (
        <Alert tone="warning" role="alert">
          <p>{t('showFailed')}</p>
        </Alert>
      )}
      {!hasFailed && (
        <section
          // Of one height from the start: what stands below does not move when the pages are drawn.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard
          tabIndex={0}
          aria-label={t('document')}
          aria-busy={pdf.status === 'loading'}
          className="grid h-[70svh] content-start gap-3 overflow-y-auto rounded-card border border-hairline bg-surface-2 p-3"
        >
          {pdf.status === 'loaded' ? (
            Array.from({ length: pdf.document.numPages }, (_, index) => (
              <PdfPage
                key={index}
                document={pdf.document}
                number={index + 1}
                label={t('pageLabel', { page: index + 1, pages: pdf.document.numPages })}
                onFailed={fail}
              />
            ))
          ) : (
            <output className="flex h-[60svh] items-center justify-center gap-3">
              <Spinner /> {t('loading')}
            </output>
          )}
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <a href={url} download className={buttonClass({ variant: 'secondary', size: 'compact' })}>
          <Download className="size-5" />
          {t('download')}
        </a>
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'quiet', size: 'compact' })}>
          <ExternalLink className="size-5" />
          {t('openNew')}
        </a>
      </div>
    </div>
  )
}
