/** Whether a value can be a segment of a path: URL parsers resolve `.` and `..`, even when they are encoded. */
export function isSegment(value: string | number): boolean {
  return !/^\.{0,2}$/.test(String(value))
}

/**
 * Fills in the parameters of an endpoint's path, each as exactly one segment.
 * @throws Error for a parameter that is missing or is no segment (`isSegment`), which is a bug of the caller
 */
export function requestPath(template: string, params: Readonly<Record<string, string | number>> = {}): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`Missing parameter ${name} of ${template}`)
    if (!isSegment(value)) throw new Error(`Parameter ${name} of ${template} is not a segment`)
    return encodeURIComponent(String(value))
  })
}
