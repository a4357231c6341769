import { vietnamTimeZone } from '../time/vietnam'
import type { IslandIntl } from './island-intl'
import type { Locale } from './locales'

const loaded = new Map<string, Promise<IslandIntl>>()

/**
 * Messages of an island that loads on interaction, from their address; each is fetched once in a document.
 * @throws Error named `ChunkLoadError` when they do not arrive: to the visitor they are part of the code that reads them
 */
export function fetchIntl(address: string, locale: Locale): Promise<IslandIntl> {
  const known = loaded.get(address)
  if (known) return known
  const loading = load(address, locale)
  loaded.set(address, loading)
  loading.catch(() => loaded.delete(address))
  return loading
}

async function load(address: string, locale: Locale): Promise<IslandIntl> {
  try {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${response.status}`)
    const messages: IslandIntl['messages'] = await response.json()
    return { locale, timeZone: vietnamTimeZone, messages }
  } catch (cause) {
    const failure = new Error(`Loading chunk ${address} failed`, { cause })
    failure.name = 'ChunkLoadError'
    throw failure
  }
}
