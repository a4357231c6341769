/**
 * A message whose arguments are known in the browser only. The server formats it with placeholders as arguments,
 * `t('opensAt', { time: '{time}' })`, and the island puts the values in, so that no message formatter is sent along.
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
