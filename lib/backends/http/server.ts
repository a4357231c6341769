import 'server-only'

import axios from 'axios'

import type { Service } from '@/lib/backends/endpoint'
import { serviceBase, upstreamPath } from '@/lib/backends/service-base'
import { isBuildPhase } from '@/lib/platform/env/phase'
import { serverEnv } from '@/lib/platform/env/server'
import type { Locale } from '@/lib/platform/i18n/locales'
import { log } from '@/lib/platform/log/logger'
import { count } from '@/lib/platform/telemetry/metrics'

import { createAxiosClient } from './axios-client'
import type { HttpClient } from './http-client'
import { loggable } from './loggable'

/**
 * Milliseconds while pages are rendered for a release: nobody waits for them, every page is asked for at once, and one answer
 * that does not come ends the build.
 */
const buildTimeouts = { read: 60_000, write: 60_000, upload: 60_000 }

/** Client for pages: calls backends directly, at the addresses of the environment. */
export function serverHttp(service: Service, locale: Locale): HttpClient {
  const env = serverEnv()
  return createAxiosClient({
    axios,
    baseUrl: serviceBase(env, service),
    locale,
    pathOf: (endpoint) => upstreamPath(env, endpoint),
    ...(isBuildPhase() && { timeouts: buildTimeouts }),
    report: ({ failure, ...call }) => {
      log().warn({ service, ...call, ...loggable(failure) }, 'backend call failed')
      count('backend.failures', { service, kind: failure.kind })
    },
    reportLeftOut: (report) => log().warn({ service, ...report }, 'rows left out'),
  })
}
