'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'

import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'

import type { Choice } from '@/lib/domain/account-opening/choice'
import { useApplicationFailureText } from './use-application-failure-text'
import { useField } from '@/components/form/field-context'
import type { Lookup } from './use-lookup'

interface LookupFieldProps {
  /** Path of the chosen code. */
  readonly name: string
  readonly lookup: Lookup<readonly Choice[]>
  readonly hint?: ReactNode
  /** What to do first, shown instead of the list until the field before this one is filled in. */
  readonly waitingFor?: string
  readonly autoComplete?: string
  /** What else a choice changes: the name beside the code, dependent fields. */
  readonly onChoose?: (choice: Choice | null) => void
}

/**
 * A choice from a list of a backend, with the list's state under the field: loading, failed with a retry button, empty.
 * The previous choice stays while the list is missing, and the field is focusable in every state.
 */
export function LookupField({ name, lookup, hint, waitingFor, autoComplete, onChoose }: LookupFieldProps) {
  const t = useTranslations('forms')
  const describe = useApplicationFailureText()
  const { control } = useFormContext()
  const {
    field: { ref, value, onBlur, onChange },
  } = useController({ control, name })
  const { id, label, error } = useField(name)
  const choices = lookup.status === 'loaded' ? lookup.value : []
  const isChosen = choices.some(({ code }) => code === value)
  const isWaiting = lookup.status === 'idle' && waitingFor !== undefined
  const isLoading = lookup.status === 'loading'

  return (
    <div className="grid" aria-busy={isLoading}>
      <Select
        ref={ref}
        id={id}
        name={name}
        label={label}
        hint={hint}
        autoComplete={autoComplete}
        error={error}
        value={value}
        className={isWaiting ? 'border-dashed! bg-transparent! text-ink-2!' : isChosen ? undefined : 'text-ink-2!'}
        placeholder={isWaiting ? waitingFor : t(isLoading ? 'lookup.loading' : 'lookup.choose')}
        options={choices.map((choice) => ({ value: choice.code, label: choice.name }))}
        onBlur={onBlur}
        onChange={(event) => {
          onChange(event.target.value)
          onChoose?.(choices.find((choice) => choice.code === event.target.value) ?? null)
        }}
      />
      {/* What is loading stands in the list itself: a line that comes and goes would move the fields below. */}
      <output className={isLoading ? 'sr-only' : 'block text-small text-ink-2 not-empty:mt-2'}>
        {isLoading && t('lookup.loading')}
        {lookup.status === 'loaded' && choices.length === 0 && t('lookup.empty')}
        {lookup.status === 'failed' && `${t('lookup.failed')} ${describe(lookup.failure)}`}
      </output>
      {lookup.status === 'failed' && (
        <Button variant="secondary" size="compact" className="mt-2 justify-self-start" onClick={lookup.retry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
