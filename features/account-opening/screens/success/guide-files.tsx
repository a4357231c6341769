import { useTranslations } from 'next-intl'

import { FileText } from '@/components/ui/icons'

import { useGuides } from './guides-context'
import { rowClass } from './row-class'

/** The editors' guides to read later. */
export function GuideFiles() {
  const t = useTranslations('application.success')
  const files = useGuides()
  if (files.length === 0) return null
  return (
    <section aria-labelledby="guide-files">
      <h2 id="guide-files" className="pb-3 text-lead font-semibold">
        {t('files')}
      </h2>
      <ul>
        {files.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noreferrer" className={rowClass}>
              <FileText className="size-5 shrink-0 text-ink-3" />
              {t(`file.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
