import { useTranslations } from 'next-intl'

import { useFollowUp } from './follow-up-context'
import { NextRow } from './next-row'

/** The editors' guides, each with what it is for. */
export function Guides() {
  const t = useTranslations('application.success')
  const { guides } = useFollowUp()
  if (guides.length === 0) return null
  return (
    <section aria-labelledby="guides" className="xl:col-span-2">
      <h2 id="guides" className="text-lead font-semibold">
        {t('documents')}
      </h2>
      <ul className="mt-3 border-y border-hairline max-xl:divide-y max-xl:divide-hairline xl:grid xl:grid-cols-3 xl:gap-x-6">
        {guides.map(({ name, href }) => (
          <NextRow
            key={name}
            href={href}
            kind="file"
            title={t(`file.${name}`)}
            note={t('files', { use: t(`fileUse.${name}`) })}
          />
        ))}
      </ul>
    </section>
  )
}
