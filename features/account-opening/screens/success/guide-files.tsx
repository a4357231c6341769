import { useTranslations } from 'next-intl'

import { useGuides } from './guides-context'
import { quietLink, QuietRow } from './quiet-row'

/** The editors' guides to read later. */
export function GuideFiles() {
  const t = useTranslations('application.success')
  const files = useGuides()
  if (files.length === 0) return null
  return (
    <QuietRow id="guide-files" title={t('files')}>
      {files.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noreferrer" className={quietLink}>
            {t(`file.${name}`)}
          </a>
        </li>
      ))}
    </QuietRow>
  )
}
