import { useTranslations } from 'next-intl'

import type { Screen } from '@/lib/domain/account-opening/screens'

interface ChangeLinkProps {
  readonly what: string
  readonly screen: Screen
  /** What it does there, where that is not to change the answers. */
  readonly text?: string
  readonly onChange: () => void
}

/** 'Change', with what it changes for those who hear links out of context. */
export function ChangeLink({ what, screen, text, onChange }: ChangeLinkProps) {
  const t = useTranslations('application.review')
  return (
    <a
      href={`?step=${screen}`}
      className="act"
      onClick={(event) => {
        event.preventDefault()
        onChange()
      }}
    >
      {text ?? t('change')}
      <span className="sr-only">: {what}</span>
    </a>
  )
}
