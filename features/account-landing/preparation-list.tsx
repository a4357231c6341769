import { getTranslations } from 'next-intl/server'

import { Check } from '@/components/ui/icons'
import { internationalHotline } from '@/lib/domain/company/hotline'

/** What to prepare, in the QR popup: the five points of its contract (docs/specification.md#qr-popup). */
export async function PreparationList({ hotline }: { readonly hotline: string }) {
  const t = await getTranslations('accountLanding')
  return (
    <div>
      <h3 className="font-semibold">{t('prepareTitle')}</h3>
      <ol className="mt-3 grid gap-3 text-small">
        {(['card', 'phone', 'versions', 'own', 'others'] as const).map((item) => (
          <li key={item} className="flex gap-3">
            <Check className="mt-0.5 size-5 shrink-0 text-bronze" />
            <span className="min-w-0 text-balance">
              {t(`prepare.${item}`, { hotline: onOneLine(hotline), abroad: onOneLine(internationalHotline.label) })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A number whose groups stay together. */
function onOneLine(phone: string): string {
  return phone.replaceAll(' ', '\u{a0}')
}
