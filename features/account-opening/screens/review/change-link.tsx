import { useTranslations } from 'next-intl'

import { Pencil } from '@/components/ui/icons'
import type { Screen } from '@/lib/domain/account-opening/screens'

interface ChangeLinkProps {
  readonly what: string
  readonly screen: Screen
  /** What it does there, where that is not to change the answers. */
  readonly text?: string
  readonly onChange: () => void
}

/** 'Change', with what it changes for those who hear links out of context; on a phone its pencil, so that the answers have the line. */
export function ChangeLink({ what, screen, text, onChange }: ChangeLinkProps) {
  const t = useTranslations('application.review')
  return (
    <a
      href={`?step=${screen}`}
      className={text === undefined ? 'change' : 'act'}
      onClick={(event) => {
        event.preventDefault()
        onChange()
      }}
    >
      {text === undefined && <Pencil className="size-4.5 sm:hidden" />}
      <span className={text === undefined ? 'max-sm:sr-only' : undefined}>{text ?? t('change')}</span>
      <span className="sr-only">: {what}</span>
    </a>
  )
}
