import { version } from 'pretendard/package.json'

/** Address of the Korean face (lib/platform/build/public-assets.ts). Its version lets browsers cache it for a year. */
export const koreanStyleSheet = `/vendor/pretendard-${version}/pretendard.css`
