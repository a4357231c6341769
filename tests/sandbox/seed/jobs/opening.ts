/** One language of a job: what it is called, one sentence about it, what one does and what one brings. */
export interface JobText {
  title: string
  summary: string
  duties: readonly string[]
  needs: readonly string[]
}

export interface Opening {
  slug: string
  branchId: number
  quantity: number
  /** VND million a month. */
  salary?: readonly [min: number, max: number]
  /** Business days until it closes; a negative number is a job that is closed. */
  closesIn: number
  /** Business days since it was published. */
  back: number
  student?: boolean
  vi: JobText
  en?: JobText
  ko?: JobText
}
