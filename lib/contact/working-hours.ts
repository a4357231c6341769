/** Sessions of a branch's working day, Monday to Friday, `[hours, minutes]` in Vietnam (spec.md section 9). */
export const workingSessions = [
  { from: [8, 0], to: [11, 30] },
  { from: [13, 0], to: [17, 30] },
] as const

const shown = ([hours, minutes]: readonly [number, number]) => `${hours}:${String(minutes).padStart(2, '0')}`

const span = ({ from, to }: (typeof workingSessions)[number]) => `${shown(from)}–${shown(to)}`

/** The same as arguments of messages: `8:00–11:30`, `13:00–17:30`. */
export const workingHours = { morning: span(workingSessions[0]), afternoon: span(workingSessions[1]) }
