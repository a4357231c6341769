'use client'

import { clsx } from 'clsx'
import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp'

import { Field, type FieldText } from './field'

export interface OtpInputProps extends FieldText {
  id: string
  /** Digits of the code. */
  length: number
  value: string
  onChange: (value: string) => void
  /** Called when the last digit is entered: typed, pasted or filled in by the phone. */
  onComplete?: (value: string) => void
  disabled?: boolean
  autoFocus?: boolean
}

/**
 * A one-time code: one real input under the drawn boxes, so that paste, autofill from the SMS and screen readers work
 * as usual. A pasted code may have spaces or dashes.
 */
export function OtpInput({
  id,
  label,
  hint,
  error,
  optional,
  length,
  value,
  onChange,
  onComplete,
  disabled,
  autoFocus,
}: OtpInputProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <OTPInput
          {...control}
          maxLength={length}
          value={value}
          onChange={onChange}
          onComplete={(code: string) => onComplete?.(code)}
          disabled={disabled}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller's decision: a screen that is only about the code
          autoFocus={autoFocus}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={REGEXP_ONLY_DIGITS}
          pasteTransformer={(pasted) => pasted.replaceAll(/\D/g, '')}
          pushPasswordManagerStrategy="none"
          noScriptCSSFallback={null}
          containerClassName="w-full"
          render={({ slots, isFocused }) => (
            <span aria-hidden="true" className="flex gap-1.5 sm:gap-2">
              {slots.map((slot, index) => (
                <span
                  key={index}
                  className={clsx(
                    'flex h-16 min-w-0 flex-1 items-center justify-center rounded-control border bg-surface num text-h3 font-bold transition-colors sm:h-18 sm:text-h2',
                    index === length / 2 && 'ms-2 md:ms-3',
                    error ? 'border-danger' : slot.char ? 'border-ink-2' : 'border-field',
                    disabled && 'border-hairline bg-surface-2 text-ink-3',
                    isFocused && slot.isActive && 'outline-2 -outline-offset-1 outline-primary',
                  )}
                >
                  {slot.char}
                  {slot.hasFakeCaret ? (
                    <span className="h-[1.1em] w-px animate-[caret-blink_1s_steps(1)_infinite] bg-ink motion-reduce:animate-none" />
                  ) : null}
                </span>
              ))}
            </span>
          )}
        />
      )}
    </Field>
  )
}
