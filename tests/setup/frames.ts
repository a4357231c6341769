/**
 * Frames on a timer that no test can replace. jsdom draws its own on Node's `setInterval`: one that began under fake
 * timers would be the last in a document that test files share.
 */
export function installFrames() {
  const { setTimeout: later, clearTimeout: never } = globalThis
  window.requestAnimationFrame = (callback) => Number(later(() => callback(performance.now()), 16))
  window.cancelAnimationFrame = (handle) => never(handle)
}
