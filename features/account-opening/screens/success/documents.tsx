import { useTranslations } from 'next-intl'

import { buttonClass } from '@/components/ui/button-class'
import { Download, FileText } from '@/components/ui/icons'

import { useFollowUp } from './follow-up-context'
import { NextRow } from './next-row'

interface ContractProps {
  readonly url: string
  /** When it was signed, as it is read. */
  readonly signedOn: string
}

/** The signed contract, which people come back for. */
export function Contract({ url, signedOn }: ContractProps) {
  const t = useTranslations('application.success')
  const tc = useTranslations('application.contract')
  return (
    <section aria-labelledby="contract" className="grid grid-cols-1 gap-3 xl:col-span-2 xl:pt-2">
      <h2 id="contract" className="text-lead font-semibold">
        {t('contract.title')}
      </h2>
      <div className="flex flex-wrap items-center gap-4 rounded-card border border-hairline p-4">
        <FileText className="size-6 shrink-0 text-bronze max-sm:hidden" />
        <p className="min-w-52 flex-1 text-small font-semibold">
          {tc('document')}
          <span className="block num text-min font-normal text-ink-2">{t('contract.signed', { at: signedOn })}</span>
        </p>
        <a href={url} download className={buttonClass({ variant: 'secondary', size: 'compact' }, 'max-sm:w-full')}>
          <Download className="size-5 shrink-0" />
          {t('download')}
        </a>
      </div>
    </section>
  )
}

/** The editors' guides, each with what it is for. */
export function Guides() {
  const t = useTranslations('application.success')
  const { guides } = useFollowUp()
  if (guides.length === 0) return null
  return (
    <section aria-labelledby="guides" className="xl:col-span-2">
      <h2 id="guides" className="text-lead font-semibold">
        {t('guides')}
      </h2>
      <ul className="divide-y divide-hairline xl:grid xl:grid-cols-3 xl:gap-x-6 xl:divide-y-0">
        {guides.map(({ name, href }) => (
          <NextRow
            key={name}
            href={href}
            isNewTab
            Sign={FileText}
            title={t(`file.${name}`)}
            note={t('files', { use: t(`fileUse.${name}`) })}
          />
        ))}
      </ul>
    </section>
  )
}
