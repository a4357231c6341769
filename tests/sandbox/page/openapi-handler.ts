import { http, type HttpHandler } from 'msw'

import { services } from '@/lib/backends/endpoint'

import { openApiDocument } from '../../openapi/document'

/** Where the sandbox serves the OpenAPI document of a service. */
export const openApiPath = (service: string) => `/__sandbox__/openapi/${service}.json`

/** The OpenAPI documents of the services, as in docs/openapi. */
export function openApiHandlers(origin = '*'): HttpHandler[] {
  return services.map((service) =>
    http.get(origin + openApiPath(service), () => Response.json(openApiDocument(service))),
  )
}
