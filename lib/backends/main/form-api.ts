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

type Creating = Cancellable & Pick<CallOptions, 'idempotencyKey'>

function calculatorQuery(input: CalculatorInput) {
  const duration = 'months' in input ? { month: input.months } : { year: input.years }
  return calculatorQuerySchema.parse({ money: input.money, profit: input.profit, ...duration })
}

/** Main API: calculator, recruitment, uploads, contact messages. */
export function createFormApi(http: HttpClient) {
  const { locale } = http
  return {
    /** `GET /investment/calculator/profit`; in VND. */
    async lumpSum(input: CalculatorInput, options: Cancellable = {}) {
      const answer = await http.call(mainEndpoints.lumpSum, { query: calculatorQuery(input), ...options })
      return mapResult(answer, ({ data }) => ({
        amount: data.amount,
        totalInvestment: data.total_investment,
        profit: data.profit,
      }))
    },
    /** `GET /investment/calculator/sip`; in VND, `amount` is put in each month. */
    async periodicSaving(input: CalculatorInput, options: Cancellable = {}) {
      const answer = await http.call(mainEndpoints.periodicSaving, { query: calculatorQuery(input), ...options })
      return mapResult(answer, ({ data }) => ({
        amount: data.amount,
        futureAmount: data.future_amount,
        totalInvestment: data.total_investment,
        profit: data.profit,
      }))
    },
    /** `GET /recruitments`, of one branch where `branch` is its id; newest first, 4 a page. */
    async recruitments({ signal, ...place }: PageRequest & { readonly branch?: number } = {}) {
      const query = recruitmentsQuerySchema.parse(place)
      const answer = await http.call(mainEndpoints.recruitments, { query, signal })
      return mapResult(answer, (page) => toPage(page, (row) => toRecruitmentSummary(row, locale)))
    },
    /** `GET /recruitments/`: the same list with the backend's slash, as its page asks for it; by the server only. */
    async recruitmentsOfPage(place: { readonly page?: number; readonly branch?: number } = {}) {
      const query = recruitmentsQuerySchema.parse(place)
      const answer = await http.call(mainEndpoints.recruitmentsByBranch, { query })
      return mapResult(answer, (page) => toPage(page, (row) => toRecruitmentSummary(row, locale)))
    },
    async recruitment(id: number | string) {
      const answer = await http.call(mainEndpoints.recruitment, { params: { id } })
      return mapResult(answer, ({ data }) => toRecruitment(data, locale))
    },
    /** Stores a CV; the value is the path that goes into `filePath`. */
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
    async createCv(cv: Cv, options: Creating = {}) {
      const answer = await http.call(mainEndpoints.createCv, { json: toCvRequest(cv), ...options })
      return mapResult(answer, ({ data }) => data.id)
    },
    async createStudentCv(cv: StudentCv, options: Creating = {}) {
      const answer = await http.call(mainEndpoints.createStudentCv, { json: toStudentCvRequest(cv), ...options })
      return mapResult(answer, ({ data }) => data.id)
    },
    async createContact(contact: ContactRequest, options: Creating = {}) {
      const answer = await http.call(mainEndpoints.createContact, { json: contact, ...options })
      return mapResult(answer, ({ data }) => data.id)
    },
  }
}
