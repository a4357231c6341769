/** An entry of a backend's list: the code is sent, the name is shown. */
export interface Choice {
  readonly code: string
  readonly name: string
}
