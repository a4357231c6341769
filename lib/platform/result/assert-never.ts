/** Ends an exhaustive switch: a new member of the union fails to compile until it has a case. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`)
}
