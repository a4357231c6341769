/**
 * `npm run lock`, after any change of packages (`npm run lock -- <file>` for the lock file of another package): adds packages for other platforms to package-lock.json that npm omitted
 * because it could not fetch them. `npm ci` rejects a lock file without them, even on platforms that do not need them.
 * Versions are those of the dependent packages' own package.json.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const file = process.argv[2] ?? new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8'))
/** @type {Record<string, { version?: string, optionalDependencies?: Record<string, string> }>} */
const packages = lock.packages

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

let added = 0
for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(path, name)) continue
    const root = `node_modules/${name}`
    packages[packages[root] === undefined ? root : `${path}/${root}`] = stub(name, version)
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} packages for other platforms added to package-lock.json`)

/**
 * Whether a dependency resolves from its dependent, as Node does: folder by folder, outwards.
 * @param {string} path
 * @param {string} name
 */
function isLocked(path, name) {
  const folders = path.split('/node_modules/')
  return (
    folders.some((_, depth) => packages[[...folders.slice(0, depth + 1), name].join('/node_modules/')] !== undefined) ||
    packages[`node_modules/${name}`] !== undefined
  )
}

/**
 * @param {string} name says the platform, as `@scope/tool-linux-arm64-musl`
 * @param {string} version
 */
function stub(name, version) {
  const parts = name.split(/[-./]/)
  const os = systems.filter((system) => parts.includes(system))
  const cpu = processors.filter((processor) =>
    parts.some((part) => part === processor || (processor === 'arm' && part === 'gnueabihf')),
  )
  return {
    version: version.replace(/^[\^~]/, ''),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
    ...(cpu.length > 0 ? { cpu } : {}),
  }
}
