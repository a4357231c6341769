import 'server-only'

import axios from 'axios'

import type { Service } from '@/lib/backends/endpoint'
import { serviceBase, upstreamPath } from '@/lib/backends/service-base'
import { serverEnv } from '@/lib/platform/env/server'
import type { Locale } from '@/lib/platform/i18n/locales'
import { log } from '@/lib/platform/log/logger'
import { count } from '@/lib/platform/telemetry/metrics'

import { createAxiosClient } from './axios-client'
import type { HttpClient } from './http-client'
import { loggable } from './loggable'

/** Client for pages: calls backends directly, at the addresses of the environment. */
export function serverHttp(service: Service, locale: Locale): HttpClient {
  const env = serverEnv()
  return createAxiosClient({
    axios,
    baseUrl: serviceBase(env, service),
    locale,
    pathOf: (endpoint) => upstreamPath(env, endpoint),
    report: ({ failure, ...call }) => {
      log().warn({ service, ...call, ...loggable(failure) }, 'backend call failed')
      count('backend.failures', { service, kind: failure.kind })
    },
    reportLeftOut: (report) => log().warn({ service, ...report }, 'rows left out'),
  })
}
