import type { ThirdParty } from './third-party.ts'

/** Sources that a third party adds to a policy, by directive. */
export type ExtraSources = Readonly<
  Record<'script-src' | 'connect-src' | 'img-src' | 'style-src' | 'font-src' | 'frame-src', readonly string[]>
>

/** Further hosts that the services load from, according to their documentation. */
const hostsBeside: Readonly<Record<string, readonly string[]>> = {
  'https://www.googletagmanager.com': [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  'https://sp.zalo.me': ['https://*.zalo.me', 'https://*.zdn.vn'],
}

const none: ExtraSources = {
  'script-src': [],
  'connect-src': [],
  'img-src': [],
  'style-src': [],
  'font-src': [],
  'frame-src': [],
}

function sourcesOf({ name, url }: Pick<ThirdParty, 'name' | 'url'>): Partial<ExtraSources> {
  const origin = URL.parse(url)?.origin
  if (origin === undefined) return {}
  const hosts = [origin, ...(hostsBeside[origin] ?? [])]
  if (name === 'maps') return { 'frame-src': [origin] }
  const measuring = { 'script-src': [origin], 'connect-src': hosts, 'img-src': hosts }
  if (name !== 'chat') return measuring
  return { ...measuring, 'style-src': hosts, 'font-src': hosts, 'frame-src': hosts }
}

/** CSP sources of the configured third parties, beyond our own origin. */
export function thirdPartySources(parties: readonly ThirdParty[]): ExtraSources {
  const all = parties.map(sourcesOf)
  const merged = Object.keys(none).map((directive) => [
    directive,
    [...new Set(all.flatMap((sources) => sources[directive as keyof ExtraSources] ?? []))],
  ])
  return Object.fromEntries(merged) as ExtraSources
}

/** The same for the face SDK of account opening. @param url its script; null if not configured */
export function faceSources(url: string | null): ExtraSources {
  const origin = URL.parse(url ?? '')?.origin
  return origin === undefined ? none : { ...none, 'script-src': [origin], 'connect-src': [origin] }
}
