import { vietnamClock } from '@/lib/platform/time/vietnam-clock'

/** Local storage key for the date of the last visit, a calendar date in Vietnam. */
const lastVisitKey = 'promo-last-visit'

type DayStore = Pick<Storage, 'getItem' | 'setItem'>

/** Whether the popup is due: once per calendar day (docs/specification.md#overlays), and never without storage. */
export function isPromoDue(store: DayStore | null, now: Date): boolean {
  try {
    return store !== null && store.getItem(lastVisitKey) !== vietnamClock(now).date
  } catch {
    return false
  }
}

/** Called when the popup opens, not when it closes, because a visitor who leaves without closing it has seen it too. */
export function rememberPromo(store: DayStore | null, now: Date): void {
  try {
    store?.setItem(lastVisitKey, vietnamClock(now).date)
  } catch {
    // Storage is full: the popup opens again on the next visit.
  }
}
