import { keepEarlyInput } from './keep-early-input'

/** For the head. The text is the same in every document of a build, so its hash in the CSP is too. */
export const earlyInputScript = `(${keepEarlyInput.toString()})()`
