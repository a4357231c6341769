import { useLocale, useTranslations } from 'next-intl'

import { priceBand } from '@/components/app-screen/sample-market'
import { rates } from '@/lib/domain/company/rates'
import type { TermId } from '@/lib/domain/glossary/topics'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'

interface TermFigureProps {
  readonly id: TermId
  readonly nameOf: (id: TermId) => string
}

/** The drawing of a term, made from the rule that its text states, which it shows in words too; nothing for most terms. */
export function TermFigure({ id, nameOf }: TermFigureProps) {
  if (id === 'price-band') return <PriceBand nameOf={nameOf} />
  if (id === 'settlement') return <Settlement />
  if (id === 'margin-ratio') return <MarginRanges nameOf={nameOf} />
  return null
}

/** Reference price of the example, thousands of VND. */
const reference = 24.3

const box = 'mt-4 max-w-[30rem] text-small'

function PriceBand({ nameOf }: Pick<TermFigureProps, 'nameOf'>) {
  const { ceiling, floor } = priceBand(reference)
  const format = new Intl.NumberFormat(intlLocale[useLocale()], { minimumFractionDigits: 2 })
  const prices = [
    { id: 'floor-price', value: floor, look: 'text-floor' },
    { id: 'reference-price', value: reference, look: 'text-center text-reference' },
    { id: 'ceiling-price', value: ceiling, look: 'text-end text-ceiling' },
  ] as const
  return (
    <div className={box}>
      <p aria-hidden="true" className="flex items-center gap-1">
        <span className="size-3.5 rounded-full bg-floor" />
        <span className="h-1.5 flex-1 rounded-full bg-down/60" />
        <span className="size-3.5 rounded-full bg-reference" />
        <span className="h-1.5 flex-1 rounded-full bg-up/60" />
        <span className="size-3.5 rounded-full bg-ceiling" />
      </p>
      <ul className="mt-2 grid grid-cols-3">
        {prices.map((price) => (
          <li key={price.id} className={price.look}>
            {nameOf(price.id)} <span className="block num font-semibold">{format.format(price.value)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Settlement() {
  const t = useTranslations('glossary.figure')
  const days = [
    { name: 'T', text: t('trade') },
    { name: 'T+1', text: '' },
    { name: 'T+2', text: t('settled') },
  ]
  return (
    <ol className={`${box} grid grid-cols-[1fr_1fr_1.4fr]`}>
      {days.map(({ name, text }, day) => (
        <li key={name} className="relative pe-3 pt-6">
          {day < days.length - 1 && <span className="absolute inset-x-0 top-[7px] h-0.5 bg-hairline-strong" />}
          <span
            className={`absolute top-0 left-0 size-4 rounded-full border-2 ${text === '' ? 'border-hairline-strong bg-canvas md:bg-surface' : 'border-bronze-graphic bg-bronze-graphic'}`}
          />
          <span className="num font-semibold text-ink">{name}</span>
          <span className="block">{text}</span>
        </li>
      ))}
    </ol>
  )
}

function MarginRanges({ nameOf }: Pick<TermFigureProps, 'nameOf'>) {
  const t = useTranslations('glossary.figure')
  const locale = useLocale()
  const percent = (share: number) => formatPercent(share, locale)
  const { marginMaintenance: least, marginInitial: initial } = rates
  const ranges = [
    { name: nameOf('margin-call'), from: 0, to: least, color: 'bg-down' },
    { name: t('hold'), from: least, to: initial, color: 'bg-reference' },
    { name: t('buy'), from: initial, to: 1, color: 'bg-up' },
  ]
  return (
    <ul className={`${box} flex gap-0.5`}>
      {ranges.map(({ name, from, to, color }) => (
        <li key={name} style={{ width: `${(to - from) * 100}%` }}>
          <span className={`rounded-xs block h-2 ${color}`} />
          <span className="mt-1 block num text-min text-ink-3">{percent(from)}</span>
          <span className="block pe-2 leading-snug text-ink">{name}</span>
        </li>
      ))}
    </ul>
  )
}
