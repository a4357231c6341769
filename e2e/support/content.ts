import axios from 'axios'

import { createAxiosClient } from '@/lib/backends/http/axios-client'
import { nameOf } from '@/lib/backends/localised-text'
import { createContentApi } from '@/lib/backends/main/content-api'
import { mainEndpoints } from '@/lib/backends/main/endpoints'
import { createFormApi } from '@/lib/backends/main/form-api'
import type { ApiFailure } from '@/lib/platform/http/failure'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { Result } from '@/lib/platform/result/result'
import { categoryIds } from '@/lib/routes/category-ids'

/** Most rows of a list that tests read. */
const most = { limit: 100 }

/** What the CMS behind the site has, by the calls with which the site itself reads it: tests look up the documents that they need. */
export class Content {
  readonly #mainApiUrl: string

  constructor(mainApiUrl: string) {
    this.#mainApiUrl = mainApiUrl
  }

  /** The main API in a language. */
  #api(locale: Locale = 'vi') {
    const http = this.#http(locale)
    return { ...createContentApi(http), ...createFormApi(http) }
  }

  #http(locale: Locale) {
    const pathOf = (endpoint: { path: string; upstreamPath?: string }) =>
      endpoint.upstreamPath === 'reports-path' ? `categories/fe/${categoryIds.reports}/article` : endpoint.path
    return createAxiosClient({ axios, baseUrl: this.#mainApiUrl, locale, pathOf })
  }

  /** Posts of a category that exist in Vietnamese, newest first. */
  async articlesOf(category: number) {
    return (await valueOf(this.#api().postsOfCategory(category, most))).rows
  }

  async reports() {
    return valueOf(this.#api().reports(most))
  }

  async questions() {
    return (await valueOf(this.#api().faqs(most))).rows
  }

  async branches() {
    const { data } = await valueOf(this.#http('vi').call(mainEndpoints.siteBranches))
    return data.map(({ id, name, address }) => ({ id, name: nameOf(name, 'vi'), address: nameOf(address, 'vi') }))
  }

  /** Vacancies in a language, newest first. @param branch id of the branch that has them */
  async vacancies({ locale, branch }: { locale?: Locale; branch?: number } = {}) {
    const request = branch === undefined ? most : { ...most, branch }
    return (await valueOf(this.#api(locale).recruitments(request))).rows
  }

  async category(id: number, locale?: Locale) {
    const category = await valueOf(this.#api(locale).category(id))
    if (category.status !== 'found') throw new Error(`Category ${id} does not exist in ${locale}.`)
    return category.document
  }
}

/** The content of an answer. @throws if the call failed */
async function valueOf<Value>(answer: Promise<Result<Value, ApiFailure>>): Promise<Value> {
  const result = await answer
  if (!result.ok) throw new Error(`The CMS does not answer: ${JSON.stringify(result.error)}`)
  return result.value
}

/** The first that fits. @throws if there is none, because a test would then show nothing */
export function firstOf<Value>(values: readonly Value[], fits: (value: Value) => boolean, what: string): Value {
  const found = values.find((value) => fits(value))
  if (found === undefined) throw new Error(`The CMS has no ${what}.`)
  return found
}
