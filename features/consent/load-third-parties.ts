import { draftKey } from '@/lib/domain/account-opening/sealed-draft'
import type { ThirdParty } from '@/lib/platform/third-parties/third-party'

const loaded = new Set<ThirdParty['name']>()

/**
 * Loads the services that have consent, each once per page. Maps are embedded where they are shown.
 *
 * None is loaded while an application for an account is kept on this device: a script of this origin could read it with the
 * key in IndexedDB, and call the gateway with its cookie. A page that has loaded one goes without as soon as there is an
 * application (docs/security.md).
 */
export function loadThirdParties(parties: readonly ThirdParty[], reload: () => void = reloadPage): void {
  if (hasDraft()) return
  watchForDraft(reload)
  for (const party of parties) {
    if (loaded.has(party.name)) continue
    loaded.add(party.name)
    loaders[party.name](party)
  }
}

let isWatching = false

function reloadPage(): void {
  window.location.reload()
}

function watchForDraft(reload: () => void): void {
  if (isWatching) return
  isWatching = true
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === draftKey && newValue !== null) reload()
  })
  // Back from the account opening to a page that the browser has kept as it was.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasDraft()) reload()
  })
}

function hasDraft(): boolean {
  try {
    return window.localStorage.getItem(draftKey) !== null
  } catch {
    return false
  }
}

const loaders: Record<ThirdParty['name'], (party: ThirdParty) => void> = {
  analytics({ id, url }) {
    tag('consent', 'default', {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    })
    tag('js', new Date())
    tag('config', id)
    addScript(withId(url, id))
  },
  'tag-manager'({ id, url }) {
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    addScript(withId(url, id))
  },
  chat({ id, url }) {
    // The chat script looks for this element.
    const place = document.createElement('div')
    place.className = 'zalo-chat-widget'
    place.dataset['oaid'] = id
    place.dataset['autopopup'] = '0'
    document.body.append(place)
    addScript(url)
  },
  maps() {},
}

function dataLayer(): unknown[] {
  const page = window as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  return page.dataLayer
}

/** The services read only `arguments` objects from the data layer. */
const tag: (...values: readonly unknown[]) => void = function tag() {
  // oxlint-disable-next-line prefer-rest-params -- an array would be ignored
  dataLayer().push(arguments)
}

function withId(url: string, id: string): string {
  const address = new URL(url)
  address.searchParams.set('id', id)
  return address.href
}

function addScript(src: string): void {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}
