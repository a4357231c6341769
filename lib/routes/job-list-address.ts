/** What the career list shows: jobs of one branch or of all, and which page of them. */
export interface JobListQuery {
  /** Id of a branch; null: all. */
  readonly branch: number | null
  readonly page: number
}

/** Path and query of a career list, without language prefix; the first page of all branches is `/career`. */
export function careerPath({ branch, page }: JobListQuery): string {
  const query = new URLSearchParams()
  if (branch !== null) query.set('branch', String(branch))
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/career?${query}` : '/career'
}

/** Positive whole number of a query or a path; anything else is null. */
export function toPositive(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}

/** Whether an address can be one of a job: jobs are known by number, anything else is asked of nobody. */
export function isJobId(text: string): boolean {
  return /^\d{1,9}$/.test(text)
}

/** What an address asks for; what is not understood is left out. */
export function jobListQueryOf(search: string): JobListQuery {
  const query = new URLSearchParams(search)
  return { branch: toPositive(query.get('branch')), page: toPositive(query.get('page')) ?? 1 }
}
