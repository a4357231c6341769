import { ShieldCheck } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

/** How the applicant's data is used, in four lines; each screen of the wizard has its own data receipt. */
export async function DataUse() {
  const t = await getTranslations('accountLanding')
  return (
    <section className="rounded-card bg-surface-2 p-5 pb-2 md:p-6 md:pb-3">
      <h2 className="flex items-center gap-3 font-semibold">
        <ShieldCheck className="size-6 text-bronze" />
        {t('dataTitle')}
      </h2>
      <ul className="mt-4 grid gap-x-8 text-small text-ink-2 md:grid-cols-2">
        {(['device', 'images', 'draft', 'receipt'] as const).map((line) => (
          <li key={line} className="border-t border-hairline-strong py-3">
            {t(`data.${line}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
