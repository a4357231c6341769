/**
 * Origin of the video player that sets no cookie before playback. It is the only origin that a page may frame
 * (lib/platform/security/content-security-policy.ts), and only after a visitor presses play.
 */
export const videoHost = 'https://www.youtube-nocookie.com'
