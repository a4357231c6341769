import { getTranslations } from 'next-intl/server'

import { FileText } from '@/components/ui/icons'
import type { PdfFile } from '@/lib/backends/main/content'
import type { Locale } from '@/lib/platform/i18n/locales'
import { formatBytes } from '@/lib/platform/i18n/format-bytes'

interface PdfCardProps {
  title: string
  file: PdfFile
  locale: Locale
}

/** Link to the PDF that an article summarises, with its size and number of pages. */
export async function PdfCard({ title, file, locale }: PdfCardProps) {
  const t = await getTranslations('article')
  const facts = [
    file.pages === null ? null : t('pdfPages', { pages: file.pages }),
    file.bytes === null ? null : formatBytes(file.bytes, locale),
  ].filter((fact) => fact !== null)
  return (
    <aside aria-label={t('pdf')} className="pdf-card">
      <FileText strokeWidth={1.5} />
      <p>
        <a href={file.href}>
          {t('pdfOpen')}
          <span className="sr-only">: {title}</span>
        </a>
        {facts.length > 0 && <span>{facts.join(', ')}</span>}
      </p>
    </aside>
  )
}
