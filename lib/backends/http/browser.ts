import axios from 'axios'

import type { Service } from '@/lib/backends/endpoint'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createAxiosClient } from './axios-client'
import type { HttpClient } from './http-client'

/**
 * Client for the browser: calls the gateway on the site's own origin. Content pages load the modules that use it with
 * `await import(…)` in the click handler that needs them, to keep axios and zod out of the initial bundle.
 */
export function browserHttp(service: Service, locale: Locale): HttpClient {
  return createAxiosClient({ axios, baseUrl: `/api/gateway/${service}`, locale })
}
