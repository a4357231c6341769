/**
 * A value that the whole process shares. Next compiles the site's code into bundles, and loads the cache handlers and the
 * server around it as plain modules: a module that all of them import exists several times in one process.
 * @param name unique in the process
 */
export function processWide<Value extends object>(name: string, make: () => Value): Value {
  const shared = globalThis as unknown as Record<symbol, Value | undefined>
  return (shared[Symbol.for(`site:${name}`)] ??= make())
}
