import { getTranslations } from 'next-intl/server'

import { internationalHotline, type Hotline } from '@/lib/domain/company/hotline'

/** Who can open an account online (citizens), and who is guided by telephone (foreigners, organisations). */
export async function WhoCanOpen({ hotline }: { readonly hotline: Hotline }) {
  const t = await getTranslations('accountLanding')
  const calls = { foreigner: internationalHotline, organisation: hotline }
  return (
    <section>
      <h2 className="font-semibold">{t('whoTitle')}</h2>
      <dl className="mt-3 grid gap-3">
        {(['citizen', 'foreigner', 'organisation'] as const).map((who) => (
          <div key={who}>
            <dt className="font-semibold">{t(`who.${who}.title`)}</dt>
            <dd className="text-ink-2">
              {t(`who.${who}.text`)}
              {who === 'citizen' ? null : (
                <a
                  href={calls[who].href}
                  className="-mb-2 flex min-h-11 w-fit items-center num font-semibold text-primary hover:underline"
                >
                  {t('callHotline', { hotline: calls[who].label })}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
