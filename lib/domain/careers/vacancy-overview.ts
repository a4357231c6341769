import { isJobClosed } from './job-closing'

interface Vacancy {
  readonly branch: { readonly id: number } | null
  /** `YYYY-MM-DD`; null: open until filled. */
  readonly deadline: string | null
}

export interface VacancyOverview {
  /** Vacancies that take applications. */
  readonly open: number
  /** Branches that have one of them. */
  readonly places: number
  /** Their next deadline, `YYYY-MM-DD`; null: all are open until filled. */
  readonly nextDeadline: string | null
  /** Listed vacancies by id of the branch, closed ones included, as the lists of branches count them. */
  readonly listed: Readonly<Record<number, number>>
}

/** Sums up all vacancies. @param now decides which deadlines have passed, in Vietnam */
export function toVacancyOverview(vacancies: readonly Vacancy[], now: Date): VacancyOverview {
  const open = vacancies.filter(({ deadline }) => !isJobClosed(deadline, now))
  const listed: Record<number, number> = {}
  for (const { branch } of vacancies) if (branch !== null) listed[branch.id] = (listed[branch.id] ?? 0) + 1
  return {
    open: open.length,
    places: new Set(open.flatMap(({ branch }) => branch?.id ?? [])).size,
    nextDeadline: open.flatMap(({ deadline }) => deadline ?? []).toSorted()[0] ?? null,
    listed,
  }
}
