import { loopback } from './network.mjs'

/** Moves the clock of a process that loads it first. */
const fixedStart = new URL('fixed-start.mjs', import.meta.url).href

/**
 * A complete environment for a site on the sandbox. Nothing here is secret: the sandbox expects these values, and the
 * browser tests search for them in everything that a browser receives.
 */
export const sandboxSecrets = {
  OTP_ACCESS_KEY: 'sandbox-otp-access-key',
  IDENTITY_CLIENT_ID: 'sandbox-client-id',
  IDENTITY_CLIENT_SECRET: 'sandbox-identity-client-secret',
  REVALIDATE_SECRET: 'sandbox-revalidate-secret-0123456789abcdef',
  OPENING_SECRET: 'sandbox-opening-secret-0123456789abcdef',
}

/**
 * @typedef {object} Instance where one copy runs; two copies on other ports share nothing
 * @property {number} port
 * @property {number} sandboxPort
 * @property {string} distDir folder of the build, relative to the repository
 * @property {string} [startsAt] instant at which the clocks of site and sandbox begin whenever they are started; the present by default
 * @property {number} [scale] how many times the content of the demo; SANDBOX_SCALE where it is left out
 * @property {boolean} [withoutThirdParties] true: a site without third parties, and so without consent
 * @property {Record<string, string>} [settings] further settings of the site, which win over those of the sandbox
 * @property {string} stateDir folder of the sandbox's database and of the logs, absolute
 */

/**
 * @param {Instance} instance
 * @returns {Record<string, string>}
 */
export function siteEnvironment({ port, sandboxPort, distDir, withoutThirdParties, settings, startsAt }) {
  const backend = `http://${loopback}:${sandboxPort}`
  return {
    SITE_URL: `http://${loopback}:${port}`,
    MAIN_API_URL: `${backend}/main/api`,
    NEWS_API_URL: `${backend}/news`,
    VIDEO_API_URL: `${backend}/video`,
    ACCOUNT_API_URL: `${backend}/account`,
    TRADING_API_URL: `${backend}/trading`,
    EKYC_API_URL: `${backend}/ekyc`,
    IDENTITY_API_URL: `${backend}/identity`,
    BANK_LIST_API_URL: `${backend}/bank-list`,
    PAYMENT_APP_API_URL: `${backend}/payment-app`,
    MARKET_API_URL: `${backend}/market`,
    FOUNDER_POST_ID: '1',
    // On one machine all visitors and parallel tests share an address; limits by recipient are unchanged.
    RATE_LIMITS: '*.address=90000/600 *.found=90000/600',
    ...sandboxSecrets,
    ...(withoutThirdParties ? {} : thirdParties(backend)),
    NEXT_DIST_DIR: distDir,
    ...clockFrom(startsAt),
    ...settings,
  }
}

/**
 * @param {Instance} instance
 * @returns {Record<string, string>}
 */
export function sandboxEnvironment({ port, sandboxPort, stateDir, scale, startsAt }) {
  return {
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_DIR: stateDir,
    SITE_URL: `http://${loopback}:${port}`,
    ...(scale === undefined ? {} : { SANDBOX_SCALE: String(scale) }),
    ...sandboxSecrets,
    ...clockFrom(startsAt),
  }
}

/**
 * @param {string | undefined} startsAt
 * @returns {Record<string, string>}
 */
const clockFrom = (startsAt) =>
  startsAt === undefined ? {} : { CLOCK_STARTS_AT: startsAt, NODE_OPTIONS: `--import=${fixedStart}` }

/**
 * Fakes of third parties (tests/sandbox/third-parties).
 * @param {string} origin
 * @returns {Record<string, string>}
 */
function thirdParties(origin) {
  return {
    ANALYTICS_ID: 'sandbox',
    ANALYTICS_URL: `${origin}/third-party/analytics.js`,
    TAG_MANAGER_ID: 'sandbox',
    TAG_MANAGER_URL: `${origin}/third-party/tags.js`,
    CHAT_WIDGET_ID: 'sandbox',
    CHAT_WIDGET_URL: `${origin}/third-party/chat.js`,
    MAPS_KEY: 'sandbox',
    MAPS_URL: `${origin}/third-party/map`,
  }
}
