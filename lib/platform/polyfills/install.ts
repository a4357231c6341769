import { installPolyfills } from './polyfills'
import { installPopoverFallback } from './popover-fallback'

/** Everything that older browsers lack; a module of its own, so that only they load it. */
export function install(): void {
  installPolyfills()
  installPopoverFallback()
}
