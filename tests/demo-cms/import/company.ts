import type { FaqWire, HistoryWire } from '@/lib/backends/main/content-schemas'
import type { RecruitmentWire } from '@/lib/backends/main/form-schemas'
import { locales } from '@/lib/platform/i18n/locales'

import type { Target } from './articles'
import { anyOf, byLocale, type Source, textsOf } from './source'

/** Longest list that is copied. */
const all = 'limit=1000'

/** Languages in which a row was listed. */
const listedIn = (answers: object) => locales.filter((locale) => Object.hasOwn(answers, locale))

/** Copies questions in the languages that show them. */
export async function importQuestions(source: Source, { cms, addresses }: Target): Promise<void> {
  const groups = new Map<number, number>()
  for (const answers of await source.inLocales<FaqWire>(`faqs?${all}`)) {
    const { title, content, group } = anyOf(answers)
    if (group && !groups.has(group.id)) {
      // oxlint-disable-next-line no-await-in-loop -- a group comes before its questions
      groups.set(
        group.id,
        await cms.add('question-groups', { order: group.sequence }, byLocale({ name: textsOf(group.name) })),
      )
    }
    const texts = byLocale({ question: textsOf(title), answer: textsOf(addresses.inHtml(content)) }, listedIn(answers))
    // oxlint-disable-next-line no-await-in-loop -- one document after the other
    await cms.add('questions', { group: group ? groups.get(group.id) : null }, texts)
  }
}

/** Copies vacancies. @param offices Payload's ids by the source's */
export async function importVacancies(
  source: Source,
  { cms, addresses }: Target,
  offices: ReadonlyMap<number, number>,
): Promise<void> {
  for (const answers of await source.inLocales<RecruitmentWire>(`recruitments?${all}`)) {
    // oxlint-disable-next-line no-await-in-loop -- one document after the other
    const vacancy = await source.get<RecruitmentWire>(`recruitments/${anyOf(answers).id}`)
    const fields = {
      office: vacancy.branch ? offices.get(vacancy.branch.id) : null,
      places: vacancy.quantity ?? null,
      deadline: vacancy.deadline ? `${vacancy.deadline}T00:00:00+07:00` : null,
      published: vacancy.created_at,
      students: vacancy.student,
    }
    const body = textsOf(addresses.inHtml(vacancy.content ?? ''))
    const texts = byLocale(
      { title: textsOf(vacancy.title), summary: textsOf(vacancy.description), body },
      listedIn(answers),
    )
    // oxlint-disable-next-line no-await-in-loop -- as above
    await cms.add('vacancies', fields, texts)
  }
}

export async function importMilestones(source: Source, { cms }: Target): Promise<void> {
  for (const { time, title, content } of await source.get<readonly HistoryWire[]>('histories')) {
    const texts = byLocale({ title: textsOf(title), text: textsOf(content) })
    // oxlint-disable-next-line no-await-in-loop -- one document after the other
    await cms.add('milestones', { date: `${time}T00:00:00+07:00` }, texts)
  }
}
