import { CircleAlert } from '@/components/ui/icons'
import type { ReactNode } from 'react'

/** Props of a control that connect it to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export interface FieldText {
  label: ReactNode
  hint?: ReactNode
  /** Error message; its presence marks the control invalid. */
  error?: ReactNode
  /** Text after the label of an optional field ("không bắt buộc"). Required fields have no mark. */
  optional?: string
}

export interface FieldProps extends FieldText {
  id: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Ids of the hint and the error of a control, as `aria-describedby` lists them. */
export function describedBy(id: string, text: Pick<FieldText, 'hint' | 'error'>, other?: string): string | undefined {
  const ids = [text.hint ? `${id}-hint` : '', text.error ? `${id}-error` : '', other ?? ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={`${id}-hint`} className="text-small text-pretty text-ink-2">
      {children}
    </p>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={`${id}-error`} className="flex gap-2 text-small font-semibold text-danger">
      <CircleAlert className="mt-[0.2em] size-[1.15em] shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

export function OptionalMark({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <span className="font-normal text-ink-3">
      {' '}
      <span className="inline-block">({text})</span>
    </span>
  )
}

/** Connects label, hint and error with one control. For several controls under one question, use `Fieldset`. */
export function Field({ id, label, hint, error, optional, className, children }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        <OptionalMark text={optional} />
      </label>
      <div className="flex flex-col gap-1.5">
        <FieldHint id={id}>{hint}</FieldHint>
        {children({
          id,
          'aria-describedby': describedBy(id, { hint, error }),
          ...(error ? { 'aria-invalid': true } : {}),
        })}
        <FieldError id={id}>{error}</FieldError>
      </div>
    </div>
  )
}
