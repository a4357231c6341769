import type { Wire } from '../../wire/post-mapper'
import type { Call } from '../../http/handler'
import type { Sandbox } from '../../sandbox-state'

/** The parts of a call that the mappers of posts need. */
export function wireOf(call: Call, { content }: Sandbox): Wire {
  return { content, locale: call.locale, origin: call.url.origin }
}
