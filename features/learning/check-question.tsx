'use client'

import { useId, useState } from 'react'

import { radioClass } from '@/components/ui/control-class'
import type { CheckQuestion as Question } from '@/lib/domain/learning/check-question'

interface CheckQuestionProps {
  readonly question: Question
  /** What a choice does; what to say of a right and of a wrong one. */
  readonly copy: { readonly hint: string; readonly right: string; readonly wrong: string }
}

/** Longest answer, in letters, that fits three in a row. */
const mostInRow = 16

/** Three choices; choosing one says whether it was right, and why. Nothing is stored. */
export function CheckQuestion({ question: { ask, options, answer, why }, copy }: CheckQuestionProps) {
  const name = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const isRight = chosen === answer
  return (
    <>
      <fieldset className={options.every(({ length }) => length <= mostInRow) ? 'check-row mt-3' : 'mt-3'}>
        <legend className="text-[1.125rem]/normal">{ask}</legend>
        <p className="mt-1 mb-5 text-small text-ink-2">{copy.hint}</p>
        {options.map((option, index) => (
          <label key={option} className="check-option">
            <input
              type="radio"
              name={name}
              checked={chosen === index}
              onChange={() => setChosen(index)}
              className={radioClass}
            />
            {option}
          </label>
        ))}
      </fieldset>
      <output className="mt-4 block empty:mt-0">
        {chosen !== null && (
          <>
            <strong className={isRight ? 'text-success' : undefined}>{isRight ? copy.right : copy.wrong}</strong> {why}
          </>
        )}
      </output>
    </>
  )
}
