import { version } from 'pretendard/package.json'

/**
 * Address of the Korean face in slices (lib/platform/build/public-assets.ts), for syllables that `Songngan Hangul` lacks on a
 * device without a Korean face. Its version lets browsers cache it for a year.
 */
export const koreanStyleSheet = `/vendor/pretendard-${version}/pretendard.css`
