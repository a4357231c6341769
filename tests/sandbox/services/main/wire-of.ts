import type { Wire } from '../../wire/post-mapper'
import type { Call } from '../../http/handler'
import type { Sandbox } from '../../sandbox-state'

/** What the mappers of posts need to know of a call. */
export function wireOf(call: Call, { content }: Sandbox): Wire {
  return { content, locale: call.locale, origin: call.url.origin }
}
