/** Every message of a file under its dotted key. Throws on what is neither a text nor a group of texts. */
export function flatten(value: unknown, path: readonly string[] = []): Map<string, string> {
  if (typeof value === 'string') return new Map([[path.join('.'), value]])
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`messages: ${path.join('.')} is not a text or a group of texts`)
  }
  return new Map(Object.entries(value).flatMap(([key, child]) => [...flatten(child, [...path, key])]))
}
