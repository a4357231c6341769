import { getTranslations } from 'next-intl/server'

/** How the applicant's data is used, in four lines; each screen of the wizard has its own data receipt. */
export async function DataUse() {
  const t = await getTranslations('accountLanding')
  return (
    <section>
      <h2 className="text-h3">{t('dataTitle')}</h2>
      <ul className="mt-3 divide-y divide-hairline border-t border-hairline text-ink-2 max-md:text-small">
        {(['device', 'images', 'draft', 'receipt'] as const).map((line) => (
          <li key={line} className="py-2.5 text-pretty md:py-3">
            {t(`data.${line}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
