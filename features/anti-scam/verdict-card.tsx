import { Alert } from '@/components/ui/alert'
import { fillIn } from '@/lib/platform/text/fill-in'

import type { Verdict } from './check-input'
import type { CheckerCopy } from './checker-copy'

interface VerdictCardProps {
  /** Null if nothing was recognised. */
  verdict: Verdict | null
  copy: CheckerCopy
  hotline: string
}

/** One finding: what it is, whether it is official, and what to do. */
export function VerdictCard({ verdict, copy, hotline }: VerdictCardProps) {
  if (verdict === null) return <Alert title={copy.unknown.title}>{copy.unknown.text}</Alert>
  const { title, text, tone } = alertContent(verdict, copy, hotline)
  return (
    <Alert
      tone={tone}
      title={
        <>
          <span className="block text-small font-normal text-ink-2">
            {copy.kinds[verdict.what]}: <span className="num break-all text-ink">{verdict.value}</span>
          </span>
          {title}
        </>
      }
    >
      {text}
    </Alert>
  )
}

function alertContent(verdict: Verdict, copy: CheckerCopy, hotline: string) {
  switch (verdict.kind) {
    case 'official': {
      const { title, text, bank, insecure } = copy.official
      if (verdict.bank !== undefined)
        return { tone: 'success', title, text: fillIn(bank, { bank: verdict.bank }) } as const
      if (verdict.insecure) return { tone: 'warning', title, text: insecure } as const
      return { tone: 'success', title, text } as const
    }
    case 'look-alike': {
      const { title, text, disguised } = copy.lookAlike
      return {
        tone: 'danger',
        title: fillIn(title, { ours: verdict.ours }),
        text: verdict.disguised ? `${text} ${disguised}` : text,
      } as const
    }
    case 'not-ours':
      return {
        tone: verdict.what === 'account' ? 'danger' : 'warning',
        title: copy.notOurs.title,
        text: fillIn(copy.notOurs[verdict.what], { hotline }),
      } as const
    default:
      return verdict satisfies never
  }
}
