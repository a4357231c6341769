'use client'

import { createContext } from 'react'

import type { ServerFieldErrors } from '../application/note-fields'

interface RefusalsOfForms {
  readonly texts: ServerFieldErrors
  /** These were answered again. */
  readonly forget: (paths: readonly string[]) => void
}

/** What a service refused at the end, for the forms in which it is answered again; given by the wizard. */
export const RefusalsContext = createContext<RefusalsOfForms>({ texts: {}, forget: () => {} })
