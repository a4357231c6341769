import type { SeedClock } from '../clock'
import { list } from '../html'
import type { Localized, SeedJob } from '../types'
import { businessJobs } from './business'
import type { JobText, Opening } from './opening'
import { studentJobs, technologyJobs } from './technology'

const headings = {
  vi: ['Công việc', 'Yêu cầu', 'Quyền lợi'],
  en: ['What you do', 'What you bring', 'What we offer'],
  ko: ['담당 업무', '자격 요건', '복리후생'],
} as const

const benefits = {
  vi: [
    'Lương tháng 13 và thưởng theo kết quả',
    'Bảo hiểm sức khỏe cho nhân viên và một người thân',
    '15 ngày phép, nghỉ theo lịch giao dịch của sở',
    'Công ty trả lệ phí học và thi chứng chỉ hành nghề',
  ],
  en: [
    '13th-month salary and performance bonus',
    'Health insurance for you and one family member',
    '15 days of leave, closed on exchange holidays',
    'Licence courses and exam fees paid',
  ],
  ko: [
    '13개월 급여와 성과급',
    '본인과 가족 1인의 건강보험',
    '연차 15일, 거래소 휴장일 휴무',
    '자격증 교육비와 응시료 지원',
  ],
} as const

function toHtml(locale: 'vi' | 'en' | 'ko', { summary, duties, needs }: JobText): string {
  const [work, profile, offer] = headings[locale]
  return `<p>${summary}</p><h2>${work}</h2>${list(duties)}<h2>${profile}</h2>${list(needs)}<h2>${offer}</h2>${list(benefits[locale])}`
}

function toJob(opening: Opening, id: number, clock: SeedClock): SeedJob {
  const { vi, en, ko, slug, branchId, quantity, salary, closesIn, back, student } = opening
  const text = (part: (text: JobText, locale: 'vi' | 'en' | 'ko') => string): Localized => ({
    vi: part(vi, 'vi'),
    ...(en ? { en: part(en, 'en') } : {}),
    ...(ko ? { ko: part(ko, 'ko') } : {}),
  })
  return {
    id,
    slug,
    title: text(({ title }) => title),
    description: text(({ summary }) => summary),
    content: text((job, locale) => toHtml(locale, job)),
    branchId,
    quantity,
    ...(salary ? { salary: { min: salary[0] * 1_000_000, max: salary[1] * 1_000_000 } } : {}),
    deadline: closesIn < 0 ? clock.before(-closesIn, '17:00') : clock.after(closesIn),
    publishedAt: clock.before(back, '09:00'),
    // A closed job stays readable: its page says so, and takes no applications.
    active: true,
    student: student ?? false,
  }
}

/** Fourteen jobs (8 in English, 4 in Korean; one closed) and three for students. */
export function jobs(clock: SeedClock): readonly SeedJob[] {
  return [...businessJobs, ...technologyJobs, ...studentJobs].map((opening, index) => toJob(opening, index + 1, clock))
}
