/** Ends an exhaustive switch: a new member of the union does not compile until it has its own case. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
