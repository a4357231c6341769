/**
 * Path of an endpoint with its parameters filled in, each as exactly one segment. `.` and `..` are refused, because URL
 * parsers resolve them even when they are encoded; a missing parameter is a bug and throws.
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
