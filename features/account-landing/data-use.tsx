import { getTranslations } from 'next-intl/server'

/** How the applicant's data is used, in four lines; each screen of the wizard has a receipt of its own. */
export async function DataUse() {
  const t = await getTranslations('accountLanding')
  return (
    <section>
      <h2 className="text-h3">{t('dataTitle')}</h2>
      <dl className="mt-3 divide-y divide-hairline border-t border-hairline">
        {(['device', 'images', 'draft', 'receipt'] as const).map((line) => (
          <div key={line} className="py-2.5 sm:grid sm:grid-cols-[11.5rem_minmax(0,1fr)] sm:gap-x-6">
            <dt className="font-semibold">{t(`data.${line}.name`)}</dt>
            <dd className="text-pretty text-ink-2 max-md:text-small">{t(`data.${line}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
