import { useTranslations } from 'next-intl'

import { Download, FileText } from '@/components/ui/icons'

import { useGuides } from './guides-context'
import { NextRow } from './next-row'

/** What each guide is about. */
const platformOf = { trading: 'web', setup: 'hts', user: 'app' } as const

interface DocumentsProps {
  readonly contractUrl: string
  /** When the contract was signed, as it is read. */
  readonly signedOn: string
}

/** The signed contract, which people come back for, then the editors' guides. */
export function Documents({ contractUrl, signedOn }: DocumentsProps) {
  const t = useTranslations('application.success')
  const guides = useGuides()
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="text-lead font-semibold">
        {t('documents')}
      </h2>
      <ul className="grid sm:grid-cols-2 sm:gap-x-8 xl:gap-x-12">
        <NextRow
          href={contractUrl}
          isFile
          Sign={Download}
          title={t('download')}
          note={t('card.signed', { at: signedOn })}
        />
        {guides.map(({ name, href }) => (
          <NextRow
            key={name}
            href={href}
            isNewTab
            Sign={FileText}
            title={t(`file.${name}`)}
            note={t('files', { platform: t(`popup.guide.${platformOf[name]}`) })}
          />
        ))}
      </ul>
    </section>
  )
}
