'use client'

import { MultilineField, TextField } from '@/components/form/fields'

import type { CvKind } from './cv-schema'

/** Who applies and for what; students add faculty and year. */
export function CvFields({ kind }: { kind: CvKind }) {
  return (
    <>
      <TextField name="name" autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="email" type="email" autoComplete="email" />
        <TextField name="phone" inputMode="tel" autoComplete="tel-national" />
      </div>
      {kind === 'student' ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="faculty" />
          <TextField name="year" />
        </div>
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="desire" isOptional />
        <TextField name="experience" inputMode="numeric" isOptional />
      </div>
      <MultilineField name="message" rows={3} isOptional />
    </>
  )
}
