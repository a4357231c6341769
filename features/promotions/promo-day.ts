import { vietnamClock } from '@/lib/platform/time/vietnam-clock'

/** Where the day of the last visit is kept, in local storage: a calendar date in Vietnam. */
const lastVisitKey = 'promo-last-visit'

type DayStore = Pick<Storage, 'getItem' | 'setItem'>

/** Once a calendar day (docs/specification.md#overlays): is the stored day another than today? Without storage, never. */
export function isPromoDue(store: DayStore | null, now: Date): boolean {
  try {
    return store !== null && store.getItem(lastVisitKey) !== vietnamClock(now).date
  } catch {
    return false
  }
}

/** Said when the popup shows, not when it is closed: whoever leaves without closing it has seen it as well. */
export function rememberPromo(store: DayStore | null, now: Date): void {
  try {
    store?.setItem(lastVisitKey, vietnamClock(now).date)
  } catch {
    // Storage is full: it shows again with the next visit.
  }
}
