const minute = 60_000
/** Vietnam is at UTC+7 all year, so the browser needs no time zone data. */
const offset = 7 * 60 * minute

export interface WallClock {
  /** Calendar date, `YYYY-MM-DD`. */
  readonly date: string
  /** 0 is Sunday. */
  readonly weekday: number
  /** Minutes since midnight. */
  readonly minutes: number
}

/** Wall-clock time in Vietnam at an instant, whatever the device's time zone. */
export function vietnamClock(instant: Date): WallClock {
  const shifted = new Date(instant.getTime() + offset)
  return {
    date: shifted.toISOString().slice(0, 10),
    weekday: shifted.getUTCDay(),
    minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  }
}
