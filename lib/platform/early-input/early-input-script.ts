import { keepEarlyInput } from './keep-early-input'

/** For the head. The text, and so its hash in the CSP, is the same in every document of a build. */
export const earlyInputScript = () => `(${keepEarlyInput.toString()})()`
