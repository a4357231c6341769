import { useTranslations } from 'next-intl'

import { FileText } from '@/components/ui/icons'

import { useGuides } from './guides-context'

/** The editors' guides to read later. */
export function GuideFiles() {
  const t = useTranslations('application.success')
  const files = useGuides()
  if (files.length === 0) return null
  return (
    <div className="order-last basis-full pt-2">
      <h3 id="guide-files" className="sr-only">
        {t('files')}
      </h3>
      <ul aria-labelledby="guide-files" className="grid sm:flex sm:flex-wrap sm:gap-x-8">
        {files.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-2 text-small text-primary hover:underline"
            >
              <FileText className="size-5 shrink-0 text-ink-3" />
              {t(`file.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
