import { useTranslations } from 'next-intl'

import { useFollowUp } from './follow-up-context'
import { NextRow } from './next-row'

/** The editors' guides, each with what it is for. */
export function Guides() {
  const t = useTranslations('application.success')
  const { guides } = useFollowUp()
  if (guides.length === 0) return null
  return (
    <section aria-labelledby="guides">
      <h2 id="guides" className="text-lead font-semibold">
        {t('documents')}
      </h2>
      <ul className="divide-y divide-hairline">
        {guides.map(({ name, href }) => (
          <NextRow
            key={name}
            href={href}
            kind="tab"
            title={t(`file.${name}`)}
            note={t('files', { use: t(`fileUse.${name}`) })}
          />
        ))}
      </ul>
    </section>
  )
}
