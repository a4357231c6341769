import type { HttpClient } from '@/lib/backends/http/http-client'
import { mapResult } from '@/lib/platform/result/result'

import { createContentApi } from './content-api'
import { mainEndpoints } from './endpoints'
import { createFormApi } from './form-api'
import { toBranch, toCountry, toStaticContent } from './mappers'
import { toMenu } from './menu-mapper'

/** Main API, in the language of the client: data of the site frame, content, and forms. */
export function createMainApi(http: HttpClient) {
  const { locale } = http
  return {
    ...createContentApi(http),
    ...createFormApi(http),
    async menu() {
      const answer = await http.call(mainEndpoints.menu)
      return mapResult(answer, ({ data }) => toMenu(data, locale))
    },
    /** `GET /branches`: all branches. */
    async branches() {
      const answer = await http.call(mainEndpoints.branches)
      return mapResult(answer, ({ data }) => data.map((branch) => toBranch(branch, locale)))
    },
    /** `GET /fe/branches`: the branches that the site shows; the footer shows the first. */
    async siteBranches() {
      const answer = await http.call(mainEndpoints.siteBranches)
      return mapResult(answer, ({ data }) => data.map((branch) => toBranch(branch, locale)))
    },
    async countries() {
      const answer = await http.call(mainEndpoints.countries)
      return mapResult(answer, ({ data }) => data.map((country) => toCountry(country, locale)))
    },
    async staticContent() {
      const answer = await http.call(mainEndpoints.staticContent)
      return mapResult(answer, ({ data }) => toStaticContent(data, locale))
    },
  }
}

export type MainApi = ReturnType<typeof createMainApi>
