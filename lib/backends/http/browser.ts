import axios from 'axios'

import { applicationHeader } from '@/lib/backends/application-header'
import type { Service } from '@/lib/backends/endpoint'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createAxiosClient } from './axios-client'
import type { HttpClient } from './http-client'

/** Name of the draft that the calls of the account opening belong to. */
export type DraftName = () => string

/** Client for the site's own calls, below `/api`. */
export function siteHttp(locale: Locale, draft: DraftName): HttpClient {
  return createAxiosClient({ axios, baseUrl: '/api', locale, headers: () => ({ [applicationHeader]: draft() }) })
}

/**
 * Client for the browser, through the gateway on the site's own origin. Content pages import the modules that use it
 * with `await import(…)` inside the click that needs it, so that axios and zod do not load with the page.
 */
export function browserHttp(service: Service, locale: Locale, draft?: DraftName): HttpClient {
  const headers = draft && { headers: () => ({ [applicationHeader]: draft() }) }
  return createAxiosClient({ axios, baseUrl: `/api/gateway/${service}`, locale, viaGateway: true, ...headers })
}
