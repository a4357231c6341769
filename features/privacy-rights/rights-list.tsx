import { getTranslations } from 'next-intl/server'

/** Days within which each right is carried out (Decree 356/2025/ND-CP); extended once in complicated cases. */
const rights = [
  { name: 'see', days: 10 },
  { name: 'correct', days: 10 },
  { name: 'withdraw', days: 15 },
  { name: 'restrict', days: 15 },
  { name: 'delete', days: 20 },
  { name: 'review', days: 10 },
] as const

/** What the law entitles people to ask about their data, and by when it is done. */
export async function RightsList() {
  const t = await getTranslations('privacyRights')
  return (
    <>
      <h2 className="text-h3">{t('listTitle')}</h2>
      <p className="mt-2 text-ink-2">{t('answer')}</p>
      <dl className="mt-4">
        {rights.map(({ name, days }) => (
          <div key={name} className="border-t border-hairline py-3">
            <dt className="flex flex-wrap justify-between gap-x-4 font-semibold">
              {t(`rights.${name}.name`)}
              <span className="num text-small font-normal text-ink-3">{t('within', { days })}</span>
            </dt>
            <dd className="mt-1 text-small text-ink-2">{t(`rights.${name}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-ink-2">{t('longer')}</p>
      <p className="mt-3 text-small text-ink-2">{t('complaint')}</p>
    </>
  )
}
