import { getTranslations } from 'next-intl/server'

/** How the applicant's data is used, in four lines; each screen of the wizard has its own data receipt. */
export async function DataUse() {
  const t = await getTranslations('accountLanding')
  return (
    <section className="md:max-lg:col-span-2">
      <h2 className="font-semibold">{t('dataTitle')}</h2>
      <ul className="mt-1 divide-y divide-hairline text-small text-ink-2">
        {(['device', 'images', 'draft', 'receipt'] as const).map((line) => (
          <li key={line} className="py-2.5 text-pretty">
            {t(`data.${line}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
