/** What the career list shows: vacancies of one branch or of all, and which page of them. */
export interface JobListQuery {
  /** Id of a branch; null: all. */
  readonly branch: number | null
  readonly page: number
}

/** Pages that a list begins with, so that its first view is longer than a page of the backend. */
export const firstPages = 3

/** The path segment of a list for all branches. */
export const allBranches = 'all'

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

/** Whether a path segment can be the id of a vacancy. */
export function isJobId(text: string): boolean {
  return /^\d{1,9}$/.test(text)
}

/** The list that an address names; parameters that are not understood are ignored. */
export function jobListQueryOf(search: string): JobListQuery {
  const query = new URLSearchParams(search)
  return { branch: toPositive(query.get('branch')), page: toPositive(query.get('page')) ?? 1 }
}
