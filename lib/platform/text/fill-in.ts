/**
 * Puts values into a message that the page handed to an island as it is in the messages. Precompiled messages with
 * arguments are lists of texts and argument names (docs/decisions/0030-precompiled-messages.md); uncompiled ones, as
 * tests use them, have `{name}` in a text.
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  const message: unknown = text
  if (Array.isArray(message)) {
    return message
      .map((part: unknown) => (Array.isArray(part) ? String(values[String(part[0])]) : String(part)))
      .join('')
  }
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
