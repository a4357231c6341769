/**
 * Fills the parameters into the path of an endpoint, each as exactly one segment. Throws on `.` and `..`, because URL
 * parsers resolve them even percent-encoded, and on a missing parameter, which is a bug.
 */
export function requestPath(template: string, params: Readonly<Record<string, string | number>> = {}): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`Missing parameter ${name} of ${template}`)
    const segment = encodeURIComponent(String(value))
    if (segment === '.' || segment === '..')
      throw new Error(`Parameter ${name} of ${template} is not a single path segment`)
    return segment
  })
}
