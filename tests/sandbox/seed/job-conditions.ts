import { workingHoursIn } from '@/lib/domain/company/working-hours'
import type { Locale } from '@/lib/platform/i18n/locales'

/** VND million a month. */
export interface SalaryRange {
  readonly min: number
  readonly max: number
}

/** Korean counts in units of ten thousand. */
const tenThousands = (millions: number) => (millions * 100).toLocaleString('ko')

const texts: Readonly<
  Record<
    Locale,
    {
      hours: (sessions: ReturnType<typeof workingHoursIn>) => string
      student: string
      salary: (range: SalaryRange) => string
      agreed: string
      title: string
    }
  >
> = {
  vi: {
    title: 'Điều kiện làm việc',
    hours: ({ morning, afternoon }) => `Giờ làm việc: ${morning} và ${afternoon}, thứ Hai đến thứ Sáu`,
    student: 'Lịch thực tập xếp theo lịch học, trong giờ làm việc của văn phòng',
    salary: ({ min, max }) => `Lương trước thuế: ${min}–${max} triệu đồng một tháng (số liệu minh họa)`,
    agreed: 'Thu nhập: thỏa thuận',
  },
  en: {
    title: 'Working conditions',
    hours: ({ morning, afternoon }) => `Working hours: ${morning} and ${afternoon}, Monday to Friday`,
    student: 'Internship hours fit your timetable, within office hours',
    salary: ({ min, max }) => `Salary before tax: VND ${min}–${max} million a month (illustrative)`,
    agreed: 'Pay: negotiable',
  },
  ko: {
    title: '근무 조건',
    hours: ({ morning, afternoon }) => `근무 시간: 월~금 ${morning}, ${afternoon}`,
    student: '인턴 근무 시간은 학업 일정에 맞춰 정합니다',
    salary: ({ min, max }) => `세전 월급: ${tenThousands(min)}만~${tenThousands(max)}만 동(예시)`,
    agreed: '급여: 협의',
  },
}

/** A section of every job, in Markdown: when one works and what one earns. */
export function jobConditions(locale: Locale, job: { student: boolean; salary: SalaryRange | undefined }): string {
  const { title, hours, student, salary, agreed } = texts[locale]
  const lines = [job.student ? student : hours(workingHoursIn(locale)), job.salary ? salary(job.salary) : agreed]
  return [`## ${title}`, lines.map((line) => `- ${line}`).join('\n')].join('\n\n')
}
