/** Host of the CMS, whose pictures pages show: the origin of the main API, or nothing more than our own. */
export function mediaOrigin(): string {
  return URL.parse(process.env.MAIN_API_URL ?? '')?.origin ?? "'self'"
}
