import axios from 'axios'

import type { Service } from '@/lib/backends/endpoint'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createAxiosClient } from './axios-client'
import type { HttpClient } from './http-client'

/**
 * Client for the browser, through the gateway on the site's own origin. Content pages import the modules that use it
 * with `await import(…)` inside the click that needs it, so that axios and zod do not load with the page.
 */
export function browserHttp(service: Service, locale: Locale): HttpClient {
  return createAxiosClient({ axios, baseUrl: `/api/gateway/${service}`, locale, viaGateway: true })
}
