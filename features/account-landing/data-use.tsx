import { ShieldCheck } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

/** How the applicant's data is used, in four lines; each screen of the wizard has its own data receipt. */
export async function DataUse() {
  const t = await getTranslations('accountLanding')
  return (
    <section className="rounded-card bg-surface-2 p-5 md:p-6">
      <h2 className="flex items-center gap-3 font-semibold">
        <ShieldCheck className="size-6 text-bronze" />
        {t('dataTitle')}
      </h2>
      <ul className="mt-3 grid list-disc gap-2 ps-5 text-small text-ink-2">
        {(['device', 'images', 'draft', 'receipt'] as const).map((line) => (
          <li key={line}>{t(`data.${line}`)}</li>
        ))}
      </ul>
    </section>
  )
}
