'use client'

import { DateDmy, type DateDmyProps } from '@/components/ui/date-dmy'
import { OptionalMark } from '@/components/ui/field'

import { useControlledField } from './use-controlled-field'

/** A known date of the form around it, typed as day, month and year; its value is dd/mm/yyyy. */
export function DateField({
  name,
  note,
  ...rest
}: {
  readonly name: string
  /** Beside the label, where a hint below it would take a line of its own. */
  readonly note?: string
} & Pick<DateDmyProps, 'hint' | 'partLabels' | 'locale' | 'autoComplete'>) {
  const { label, ...field } = useControlledField<string>(name)
  return (
    <DateDmy
      {...rest}
      {...field}
      legend={
        <>
          {label}
          <OptionalMark text={note} />
        </>
      }
    />
  )
}
