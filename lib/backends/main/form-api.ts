import type { CallOptions, Cancellable, HttpClient } from '@/lib/backends/http/http-client'
import { mapResult } from '@/lib/platform/result/result'

import { type PageRequest, toPage } from './content-api'
import { mainEndpoints } from './endpoints'
import { calculatorQuerySchema, type ContactRequest, recruitmentsQuerySchema } from './form-schemas'
import {
  type CalculatorInput,
  type Cv,
  type StudentCv,
  toCvRequest,
  toRecruitment,
  toRecruitmentSummary,
  toStudentCvRequest,
} from './forms'

type CreateOptions = Cancellable & Pick<CallOptions, 'idempotencyKey'>

function calculatorQuery(input: CalculatorInput) {
  const duration = 'months' in input ? { month: input.months } : { year: input.years }
  return calculatorQuerySchema.parse({ money: input.money, profit: input.profit, ...duration })
}

/** Main API: calculator, recruitment, uploads, contact messages. */
export function createFormApi(http: HttpClient) {
  const { locale } = http
  return {
    /** `GET /investment/calculator/profit`; amounts in VND. */
    async lumpSum(input: CalculatorInput, options: Cancellable = {}) {
      const answer = await http.call(mainEndpoints.lumpSum, { query: calculatorQuery(input), ...options })
      return mapResult(answer, ({ data }) => ({
        amount: data.amount,
        totalInvestment: data.total_investment,
        profit: data.profit,
      }))
    },
    /** `GET /investment/calculator/sip`; amounts in VND, `amount` is the monthly deposit. */
    async periodicSaving(input: CalculatorInput, options: Cancellable = {}) {
      const answer = await http.call(mainEndpoints.periodicSaving, { query: calculatorQuery(input), ...options })
      return mapResult(answer, ({ data }) => ({
        amount: data.amount,
        futureAmount: data.future_amount,
        totalInvestment: data.total_investment,
        profit: data.profit,
      }))
    },
    /** `GET /recruitments`: vacancies, newest first, 4 per page; `branch` (an id) limits them to one branch. */
    async recruitments({ signal, ...pageRequest }: PageRequest & { readonly branch?: number } = {}) {
      const query = recruitmentsQuerySchema.parse(pageRequest)
      const answer = await http.call(mainEndpoints.recruitments, { query, signal })
      return mapResult(answer, (page) => toPage(page, (row) => toRecruitmentSummary(row, locale), query.limit))
    },
    /** `GET /recruitments/`: the same list under the path with a trailing slash, which only the server calls. */
    async recruitmentsOfPage(pageRequest: { readonly page?: number; readonly branch?: number } = {}) {
      const query = recruitmentsQuerySchema.parse(pageRequest)
      const answer = await http.call(mainEndpoints.recruitmentsByBranch, { query })
      return mapResult(answer, (page) => toPage(page, (row) => toRecruitmentSummary(row, locale), query.limit))
    },
    async recruitment(id: number | string) {
      const answer = await http.call(mainEndpoints.recruitment, { params: { id } })
      return mapResult(answer, ({ data }) => toRecruitment(data, locale))
    },
    /** Uploads a CV; the value is the stored path for `filePath`. */
    async uploadCv(file: File, options: Cancellable & Pick<CallOptions, 'onProgress'> = {}) {
      const form = new FormData()
      form.set('type', 'cv')
      form.set('file', file)
      const answer = await http.call(mainEndpoints.uploadCv, { form, ...options })
      return mapResult(answer, ({ data }) => data.uri)
    },
    async removeUpload(url: string) {
      const answer = await http.call(mainEndpoints.removeUpload, { json: { url } })
      return mapResult(answer, ({ data }) => data.removed)
    },
    async createCv(cv: Cv, options: CreateOptions = {}) {
      const answer = await http.call(mainEndpoints.createCv, { json: toCvRequest(cv), ...options })
      return mapResult(answer, ({ data }) => data.id)
    },
    async createStudentCv(cv: StudentCv, options: CreateOptions = {}) {
      const answer = await http.call(mainEndpoints.createStudentCv, { json: toStudentCvRequest(cv), ...options })
      return mapResult(answer, ({ data }) => data.id)
    },
    async createContact(contact: ContactRequest, options: CreateOptions = {}) {
      const answer = await http.call(mainEndpoints.createContact, { json: contact, ...options })
      return mapResult(answer, ({ data }) => data.id)
    },
  }
}
