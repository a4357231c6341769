/** Origin of the main API, which serves the CMS's pictures; our own if it is not set. */
export function mediaOrigin(): string {
  return URL.parse(process.env.MAIN_API_URL ?? '')?.origin ?? "'self'"
}
