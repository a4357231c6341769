'use client'

import { CircleAlert } from '@/components/ui/icons'
import { useEffect, useRef } from 'react'

export interface FormError {
  /** Id of the control to correct. */
  fieldId: string
  message: string
}

export interface ErrorSummaryProps {
  title: string
  errors: readonly FormError[]
  /** Takes focus when this changes while there are errors: pass the number of failed submits. */
  attempt: number
}

/** All errors of a form, above it, each linking to its field. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const element = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0

  useEffect(() => {
    if (attempt > 0 && hasErrors) element.current?.focus()
  }, [attempt, hasErrors])

  if (!hasErrors) return null
  return (
    <div
      ref={element}
      tabIndex={-1}
      role="alert"
      className="scroll-mt-28 rounded-control border-s-4 border-danger bg-danger-soft py-4 ps-4 pe-5"
    >
      <h2 className="flex items-start gap-3 text-body font-semibold">
        <CircleAlert className="mt-[0.15em] size-5 shrink-0 text-danger" />
        {title}
      </h2>
      <ul className="mt-2 flex flex-col ps-8 text-small">
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a
              href={`#${error.fieldId}`}
              className="inline-block py-1 text-ink underline decoration-danger underline-offset-4 hover:decoration-2"
              onClick={(event) => {
                const field = document.getElementById(error.fieldId)
                if (!field) return
                // Scrolls the label into view with the field, clear of the header.
                event.preventDefault()
                field.scrollIntoView({ block: 'center' })
                field.focus({ preventScroll: true })
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
