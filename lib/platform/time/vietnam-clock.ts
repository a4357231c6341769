const minute = 60_000
/** Vietnam is seven hours ahead of UTC all year; no time zone data needs to reach the browser for it. */
const offset = 7 * 60 * minute

export interface WallClock {
  /** Calendar date, `YYYY-MM-DD`. */
  readonly date: string
  /** 0 is Sunday. */
  readonly weekday: number
  /** Minutes since midnight. */
  readonly minutes: number
}

/** What clocks in Vietnam show at an instant, wherever the device is. */
export function vietnamClock(instant: Date): WallClock {
  const shifted = new Date(instant.getTime() + offset)
  return {
    date: shifted.toISOString().slice(0, 10),
    weekday: shifted.getUTCDay(),
    minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  }
}
