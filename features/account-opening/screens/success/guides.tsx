import { useTranslations } from 'next-intl'

import { FileText } from '@/components/ui/icons'

import { useFollowUp } from './follow-up-context'
import { NextRow } from './next-row'

interface DocumentsProps {
  readonly contractUrl: string
  /** When the contract was signed, as it is read. */
  readonly signedOn: string
}

/** The signed contract, which people come back for, and the editors' guides, each with what it is for. */
export function Documents({ contractUrl, signedOn }: DocumentsProps) {
  const t = useTranslations('application.success')
  const { guides } = useFollowUp()
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="text-lead font-semibold">
        {t('documents')}
      </h2>
      <ul className="divide-y divide-hairline">
        <NextRow
          href={contractUrl}
          kind="file"
          Sign={FileText}
          title={t('download')}
          note={t('contract.signed', { at: signedOn })}
        />
        {guides.map(({ name, href }) => (
          <NextRow
            key={name}
            href={href}
            kind="tab"
            Sign={FileText}
            title={t(`file.${name}`)}
            note={t('files', { use: t(`fileUse.${name}`) })}
          />
        ))}
      </ul>
    </section>
  )
}
