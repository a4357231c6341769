/**
 * Loaded before a process of an instance with `startsAt` (sandbox-environment.mjs): its clock begins at CLOCK_STARTS_AT and goes on
 * from there, so that content dated around today, market figures and deadlines are the same on every day.
 */
const started = Date.parse(process.env.CLOCK_STARTS_AT ?? '')
if (Number.isNaN(started)) throw new Error('CLOCK_STARTS_AT is no instant')

const Real = Date
const ahead = started - Real.now()
const now = () => Real.now() + ahead

globalThis.Date = new Proxy(Real, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
