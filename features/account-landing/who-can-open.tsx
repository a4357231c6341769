import { getTranslations } from 'next-intl/server'

import { internationalHotline, type Hotline } from '@/lib/domain/company/hotline'

/** Who can open an account online (citizens), and who is guided by telephone (foreigners, organisations). */
export async function WhoCanOpen({ hotline }: { readonly hotline: Hotline }) {
  const t = await getTranslations('accountLanding')
  const calls = { foreigner: internationalHotline, organisation: hotline }
  return (
    <section>
      <h2 className="text-h3">{t('whoTitle')}</h2>
      <dl className="mt-3 divide-y divide-hairline border-t border-hairline">
        {(['citizen', 'foreigner', 'organisation'] as const).map((who) => (
          <div
            key={who}
            className="flex flex-wrap justify-between gap-x-4 py-2.5 sm:grid sm:grid-cols-[11.5rem_minmax(0,1fr)] sm:gap-x-6"
          >
            <dt className="font-semibold">{t(`who.${who}.title`)}</dt>
            <dd className="order-last w-full text-pretty text-ink-2 max-md:text-small sm:order-none">
              {t(`who.${who}.text`)}
            </dd>
            {who === 'citizen' ? null : (
              <dd className="sm:col-start-2">
                <a
                  href={calls[who].href}
                  className="-my-2 inline-flex min-h-11 items-center num font-semibold text-primary hover:underline max-md:text-small sm:mt-0"
                >
                  {t(who === 'foreigner' ? 'callAbroad' : 'callHotline', { hotline: calls[who].label })}
                </a>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
