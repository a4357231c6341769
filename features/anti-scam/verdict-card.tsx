import { useTranslations } from 'next-intl'

import { Alert } from '@/components/ui/alert'

import type { Verdict } from './check-input'

interface VerdictCardProps {
  /** Null when nothing was recognised. */
  verdict: Verdict | null
  hotline: string
}

/** One finding: what it is, who owns it, and what to do. */
export function VerdictCard({ verdict, hotline }: VerdictCardProps) {
  const t = useTranslations('antiScam.checker')
  if (verdict === null) return <Alert title={t('unknown.title')}>{t('unknown.text')}</Alert>
  return <Finding verdict={verdict} hotline={hotline} />
}

function Finding({ verdict, hotline }: { verdict: Verdict; hotline: string }) {
  const t = useTranslations('antiScam.checker')
  const { title, text, tone } = useFinding(verdict, hotline)
  return (
    <Alert
      tone={tone}
      title={
        <>
          <span className="block text-small font-normal text-ink-2">
            {t(`kinds.${verdict.what}`)}: <span className="num break-all text-ink">{verdict.value}</span>
          </span>
          {title}
        </>
      }
    >
      {text}
    </Alert>
  )
}

function useFinding(verdict: Verdict, hotline: string) {
  const t = useTranslations('antiScam.checker')
  switch (verdict.kind) {
    case 'official': {
      const title = t('official.title')
      if (verdict.bank !== undefined)
        return { tone: 'success', title, text: t('official.bank', { bank: verdict.bank }) } as const
      if (verdict.insecure) return { tone: 'warning', title, text: t('official.insecure') } as const
      return { tone: 'success', title, text: t('official.text') } as const
    }
    case 'look-alike':
      return {
        tone: 'danger',
        title: t('lookAlike.title', { ours: verdict.ours }),
        text: verdict.disguised ? `${t('lookAlike.text')} ${t('lookAlike.disguised')}` : t('lookAlike.text'),
      } as const
    case 'not-ours':
      return {
        tone: verdict.what === 'account' ? 'danger' : 'warning',
        title: t('notOurs.title'),
        text: t(`notOurs.${verdict.what}`, { hotline }),
      } as const
    default:
      return verdict satisfies never
  }
}
