/**
 * Fills in the parameters of an endpoint's path, each as exactly one segment. `.` and `..` are rejected, because URL
 * parsers resolve them even when encoded; a missing parameter is a bug and throws.
 */
export function requestPath(template: string, params: Readonly<Record<string, string | number>> = {}): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`Missing parameter ${name} of ${template}`)
    const segment = encodeURIComponent(String(value))
    if (segment === '.' || segment === '..') throw new Error(`Parameter ${name} of ${template} is not a segment`)
    return segment
  })
}
