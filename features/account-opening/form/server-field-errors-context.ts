'use client'

import { createContext } from 'react'

import type { ServerFieldErrors } from '../application/note-fields'

interface ServerFieldErrorsOfForms {
  readonly texts: ServerFieldErrors
  /** Removes the errors of answers that were given again. */
  readonly forget: (paths: readonly string[]) => void
}

/** Field errors of the submission, for the forms in which the answers are corrected; provided by the wizard. */
export const ServerFieldErrorsContext = createContext<ServerFieldErrorsOfForms>({ texts: {}, forget: () => {} })
