import { daysUntilClosing, isJobClosed } from './job-closing'

interface Vacancy {
  readonly id: number
  readonly branch: { readonly id: number } | null
  /** `YYYY-MM-DD`; null: open until filled. */
  readonly deadline: string | null
}

export interface VacancyOverview {
  /** Vacancies that take applications. */
  readonly open: number
  /** The same by id of the branch; branches without any are left out. */
  readonly openAt: Readonly<Record<number, number>>
  /**
   * Days on which some of them close, `YYYY-MM-DD`, in order, each with the days until then, these vacancies and their
   * branches, null where there is none; those that are open until filled are left out.
   */
  readonly deadlines: readonly {
    readonly date: string
    readonly daysLeft: number
    readonly jobs: readonly { readonly id: number; readonly branch: number | null }[]
  }[]
}

/** Sums up all vacancies. @param now decides which deadlines have passed, in Vietnam */
export function toVacancyOverview(vacancies: readonly Vacancy[], now: Date): VacancyOverview {
  const open = vacancies.filter(({ deadline }) => !isJobClosed(deadline, now))
  const openAt: Record<number, number> = {}
  for (const { branch } of open) if (branch !== null) openAt[branch.id] = (openAt[branch.id] ?? 0) + 1
  const byDay = Map.groupBy(
    open.flatMap(({ id, deadline, branch }) =>
      deadline === null ? [] : { date: deadline, job: { id, branch: branch?.id ?? null } },
    ),
    ({ date }) => date,
  )
  return {
    open: open.length,
    openAt,
    deadlines: [...byDay]
      .map(([date, all]) => ({ date, daysLeft: daysUntilClosing(date, now) ?? 0, jobs: all.map(({ job }) => job) }))
      .toSorted((a, b) => a.date.localeCompare(b.date)),
  }
}
