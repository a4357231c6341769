import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect } from 'react'

import { Button } from '@/components/ui/button'
import { FileText, Maximize2 } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'

import { PageStack } from './page-stack'
import type { Pdf } from './use-pdf'
import { useReadingPlace } from './use-reading-place'

interface ContractPagesProps {
  readonly pdf: Pdf
  readonly onFailed: () => void
  /** Opens the contract large. */
  readonly onEnlarge: () => void
  /** The download, at the end of the line. */
  readonly children: ReactNode
}

/**
 * The pages across the card, to be read in it, under one line that says which one is in sight; a button at their foot, above the question whether they were read, opens them large. All has
 * its final height from the start, so nothing below moves when the pages load.
 */
export function ContractPages({ pdf, onFailed, onEnlarge, children }: ContractPagesProps) {
  const t = useTranslations('application.contract')
  const pages = pdf.status === 'loaded' ? pdf.document.numPages : 0
  const { frame, page, look } = useReadingPlace(pages)
  useEffect(() => {
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [look])
  return (
    <div className="contract">
      <div data-tools>
        <FileText className="size-6 shrink-0 text-bronze" />
        <p className="ms-3 min-w-0 flex-1 text-small leading-snug">
          <b className="block font-semibold">{t('document')}</b>
          <output className="block min-h-[1lh] num text-ink-2">{pages > 0 && t('pageOf', { page, pages })}</output>
        </p>
        {children}
      </div>
      <section
        ref={frame}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard
        tabIndex={0}
        aria-label={t('document')}
        aria-busy={pdf.status === 'loading'}
        onScroll={look}
      >
        {pdf.status === 'loaded' ? (
          <PageStack document={pdf.document} onDrawn={look} onFailed={onFailed} />
        ) : (
          <output className="flex h-full items-center justify-center gap-3">
            <Spinner /> {t('loading')}
          </output>
        )}
      </section>
      <p data-open>
        <Button
          variant="secondary"
          size="compact"
          disabled={pages === 0}
          className="bg-surface"
          icon={<Maximize2 className="size-5" />}
          onClick={onEnlarge}
        >
          {t('open', { count: pages })}
        </Button>
      </p>
    </div>
  )
}
