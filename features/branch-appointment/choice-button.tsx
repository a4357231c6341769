import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface ChoiceButtonProps {
  readonly id?: string | undefined
  readonly isChosen: boolean
  readonly isDisabled?: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** Answers with one press. */
export function ChoiceButton({ id, isChosen, isDisabled = false, onChoose, children }: ChoiceButtonProps) {
  return (
    <button
      id={id}
      type="button"
      aria-pressed={isChosen}
      disabled={isDisabled}
      className={clsx(
        'min-h-12 rounded-control border px-px num text-small font-semibold disabled:cursor-not-allowed disabled:border-hairline disabled:text-ink-3 disabled:line-through',
        isChosen
          ? 'border-primary bg-chosen text-on-chosen'
          : 'border-field hover:border-ink disabled:hover:border-hairline',
      )}
      onClick={onChoose}
    >
      {children}
    </button>
  )
}
