import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect } from 'react'

import { Button } from '@/components/ui/button'
import { ChevronLeft, ChevronRight, FileText, type Icon, Search } from '@/components/ui/icons'
import { Spinner } from '@/components/ui/spinner'

import { PageStack } from './page-stack'
import type { Pdf } from './use-pdf'
import { useReadingPlace } from './use-reading-place'

interface ContractPagesProps {
  readonly pdf: Pdf
  readonly onFailed: () => void
  /** Opens the contract large. */
  readonly onEnlarge: () => void
  /** Under the pages. */
  readonly children: ReactNode
}

/**
 * The pages across the frame, to be read in it; on a phone, where their text would be too small, the head of the first one and a
 * button that opens them large. Frame and line have their final height from the start, so nothing below moves when the pages load.
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
      className="flex size-11 items-center justify-center rounded-control text-primary hover:bg-primary-soft aria-disabled:text-ink-3 aria-disabled:opacity-50"
      onClick={() => turnTo(to)}
    >
      <Sign className="size-5" />
    </button>
  )
  return (
    <div className="grid grid-cols-1 overflow-clip rounded-card border border-hairline-strong bg-surface">
      <div className="flex min-h-14 items-center gap-3 ps-4 pe-1">
        <FileText className="size-5 shrink-0 text-bronze" />
        <p className="min-w-0 flex-1 text-small leading-snug font-semibold">{t('document')}</p>
        <div className="flex shrink-0 items-center text-small max-sm:hidden">
          {turn(t('previousPage'), page - 1, ChevronLeft)}
          <output className="min-w-17 text-center num text-ink-2">{pages > 0 && t('pageOf', { page, pages })}</output>
          {turn(t('nextPage'), page + 1, ChevronRight)}
          <Button
            variant="quiet"
            size="compact"
            icon={<Search className="size-5" />}
            className="ms-1 px-3!"
            onClick={onEnlarge}
          >
            {t('enlarge')}
          </Button>
        </div>
      </div>
      <section
        ref={frame}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is reached by keyboard
        tabIndex={0}
        aria-label={t('document')}
        aria-busy={pdf.status === 'loading'}
        className="relative h-44 overflow-hidden border-y border-hairline bg-surface-2 -outline-offset-4 sm:h-[min(72svh,44rem)] sm:overflow-auto"
        onScroll={look}
      >
        {pdf.status === 'loaded' ? (
          <PageStack document={pdf.document} onDrawn={look} onFailed={onFailed} />
        ) : (
          <output className="flex h-full items-center justify-center gap-3 bg-surface-2">
            <Spinner /> {t('loading')}
          </output>
        )}
      </section>
      <div className="grid p-3 pb-1 sm:hidden">
        <Button variant="secondary" disabled={pages === 0} onClick={onEnlarge}>
          {t('open')}
        </Button>
      </div>
      {children}
    </div>
  )
}
