import { version } from 'pretendard/package.json'

/** Address of the Korean face, as lib/platform/build/public-assets.ts copies it: with its version, so that it is kept for a year. */
export const koreanStyleSheet = `/vendor/pretendard-${version}/pretendard.css`
