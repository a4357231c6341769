import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect } from 'react'

import { Button } from '@/components/ui/button'
import { ChevronLeft, ChevronRight, FileText, type Icon, Maximize2 } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'

import { PageStack } from './page-stack'
import { toolClass } from './tool-class'
import type { Pdf } from './use-pdf'
import { useReadingPlace } from './use-reading-place'

interface ContractPagesProps {
  readonly pdf: Pdf
  readonly onFailed: () => void
  /** Opens the contract large. */
  readonly onEnlarge: () => void
  /** Further tools, at the end of the others. */
  readonly children: ReactNode
}

/**
 * The pages across the frame, to be read in it, under one line of tools; a button opens them large. All has its final height from the
 * start, so nothing below moves when the pages load.
 */
export function ContractPages({ pdf, onFailed, onEnlarge, children }: ContractPagesProps) {
  const t = useTranslations('application.contract')
  const pages = pdf.status === 'loaded' ? pdf.document.numPages : 0
  const { frame, page, look, turnTo } = useReadingPlace(pages)
  useEffect(() => {
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [look])
  const turn = (label: string, to: number, Sign: Icon) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={to < 1 || to > pages}
      className={clsx(toolClass, 'aria-disabled:text-ink-3 aria-disabled:opacity-50')}
      onClick={() => turnTo(to)}
    >
      <Sign className="size-5" />
    </button>
  )
  return (
    <div className="contract">
      <div data-tools>
        <FileText className="size-5 shrink-0 text-bronze" />
        <b className="min-w-0 flex-1 text-small leading-snug font-semibold">{t('document')}</b>
        <div className="flex shrink-0 items-center text-small">
          {turn(t('previousPage'), page - 1, ChevronLeft)}
          <output className="min-w-15 text-center num text-ink-2">{pages > 0 && t('pageOf', { page, pages })}</output>
          {turn(t('nextPage'), page + 1, ChevronRight)}
        </div>
        <div className="flex shrink-0">{children}</div>
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
      <div className="p-3">
        <Button
          variant="secondary"
          disabled={pages === 0}
          icon={<Maximize2 className="size-5" />}
          block
          className="border-primary text-primary"
          onClick={onEnlarge}
        >
          {t('open', { count: pages })}
        </Button>
      </div>
    </div>
  )
}
