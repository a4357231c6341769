import { CircleAlert, CircleCheck, CircleDashed } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'

import { Spinner } from '@/components/ui/spinner'
import { useHotline } from '@/components/layout/hotline-context'

import { checkNames, type CheckName, type CheckResult, type Checks } from './checks'

/** All checks with their result as text and icon, and advice where something needs fixing. */
export function CheckList({ checks }: { readonly checks: Checks }) {
  return (
    <ul className="grid divide-y divide-hairline border-y border-hairline">
      {checkNames.map((name) => (
        <Row key={name} name={name} result={checks[name]} />
      ))}
    </ul>
  )
}

function Row({ name, result }: { readonly name: CheckName; readonly result: CheckResult }) {
  const t = useTranslations('accountLanding.rehearsal')
  const hotline = useHotline()
  return (
    <li className="flex items-start gap-3 py-3">
      <StatusIcon kind={result.kind} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-body font-semibold">{t(`check.${name}`)}</h2>
          <span className={`text-small ${colours[result.kind]}`}>{t(`result.${result.kind}`)}</span>
        </div>
        <p className="text-small text-ink-2">
          {result.kind === 'fix' ? t(`fix.${result.fix}`, { hotline: hotline.label }) : t(`about.${name}`)}
        </p>
      </div>
    </li>
  )
}

const colours: Record<CheckResult['kind'], string> = {
  open: 'text-ink-3',
  working: 'text-ink-2',
  fine: 'text-success',
  fix: 'text-warning font-semibold',
}

function StatusIcon({ kind }: { readonly kind: CheckResult['kind'] }) {
  const iconProps = { 'aria-hidden': true } as const
  if (kind === 'working') return <Spinner className="mt-0.5 size-5 shrink-0" />
  if (kind === 'fine') return <CircleCheck {...iconProps} className="mt-0.5 size-5 shrink-0 text-success" />
  if (kind === 'fix') return <CircleAlert {...iconProps} className="mt-0.5 size-5 shrink-0 text-warning" />
  return <CircleDashed {...iconProps} className="mt-0.5 size-5 shrink-0 text-ink-3" />
}
