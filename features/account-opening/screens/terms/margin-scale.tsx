import { useLocale, useTranslations } from 'next-intl'

import { rates } from '@/lib/domain/company/rates'
import { formatPercent } from '@/lib/platform/i18n/format-money'

const { marginMaintenance: least, marginInitial: initial } = rates

const ranges = [
  { name: 'call', from: 0, to: least, colour: 'bg-danger' },
  { name: 'hold', from: least, to: initial, colour: 'bg-bronze-graphic' },
  { name: 'buy', from: initial, to: 1, colour: 'bg-hairline-strong' },
] as const

/** The margin ratios of the clause on one scale: where more must be paid in, where shares are kept, where more may be bought. */
export function MarginScale() {
  const t = useTranslations('application.terms.marginScale')
  const locale = useLocale()
  return (
    <ul className="mt-3 flex gap-1 text-min">
      {ranges.map(({ name, from, to, colour }) => (
        <li key={name} style={{ width: `${(to - from) * 100}%` }}>
          <span aria-hidden="true" className={`block h-2 rounded-full ${colour}`} />
          <span className="mt-1.5 block num text-ink-2">{formatPercent(from, locale)}</span>
          <span className="block pe-2 leading-snug font-semibold">{t(name)}</span>
        </li>
      ))}
    </ul>
  )
}
