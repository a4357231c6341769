import { clsx } from 'clsx'
import { FileText } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

import { buttonClass } from '@/components/ui/button-class'
import type { PdfFile } from '@/lib/backends/main/content'
import type { Locale } from '@/lib/platform/i18n/locales'
import { formatBytes } from '@/lib/platform/text/format-bytes'

interface PdfCardProps {
  title: string
  file: PdfFile
  locale: Locale
  className: string
}

/** Link to the PDF that an article summarises, with its size and number of pages. */
export async function PdfCard({ title, file, locale, className }: PdfCardProps) {
  const t = await getTranslations('article')
  const facts = [
    file.pages === null ? null : t('pdfPages', { pages: file.pages }),
    file.bytes === null ? null : formatBytes(file.bytes, locale),
  ].filter((fact) => fact !== null)
  return (
    <aside
      aria-label={t('pdf')}
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-4 rounded-card border border-hairline bg-surface p-4 sm:gap-x-4 sm:p-5',
        className,
      )}
    >
      <FileText strokeWidth={1.5} className="size-8 shrink-0 text-bronze-graphic" />
      <div className="min-w-0 flex-1 basis-32">
        <p className="font-semibold">{t('pdf')}</p>
        {facts.length > 0 && <p className="mt-0.5 num text-small text-ink-3">{facts.join(', ')}</p>}
      </div>
      <a href={file.href} className={buttonClass({ variant: 'secondary', size: 'compact' }, 'xl:w-full')}>
        {t('pdfOpen')}
        <span className="sr-only">: {title}</span>
      </a>
    </aside>
  )
}
