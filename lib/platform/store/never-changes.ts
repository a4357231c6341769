/**
 * `subscribe` for `useSyncExternalStore` when the value differs between server and browser but never changes in the
 * browser.
 */
export const neverChanges = () => () => {}
