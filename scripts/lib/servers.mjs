import { spawnSync } from 'node:child_process'

/** Programs of the cluster that npm does not install, with their Debian packages. */
const serverPackages = { nginx: 'nginx-light', 'redis-server': 'redis-server' }

/** Debian's installer. */
const debian = 'apt-get'

/**
 * @param {string} program
 * @param {string} version the argument that makes it say its version
 */
const isPresent = (program, version = '-v') => spawnSync(program, [version], { stdio: 'ignore' }).error === undefined

/**
 * Installs nginx and Redis with apt-get where that is possible.
 * @throws an error that says what to install
 */
export const ensureServers = () => ensurePrograms(serverPackages)

/**
 * Installs programs with apt-get where that is possible.
 * @param {Readonly<Record<string, string>>} programs names of the programs, with their Debian packages
 * @throws an error that says what to install
 */
export function ensurePrograms(programs) {
  const missing = Object.entries(programs).flatMap(([program, name]) => (isPresent(program) ? [] : [name]))
  if (missing.length === 0) return
  const advice = `Install ${missing.join(' and ')}, for example: sudo apt-get install ${missing.join(' ')}`
  if (process.getuid?.() !== 0 || !isPresent(debian, '--version')) throw new Error(advice)
  console.log(`Installing ${missing.join(' and ')} …`)
  /** @param {string[]} args */
  const apt = (args) =>
    spawnSync(debian, args, {
      stdio: 'ignore',
      // Debian would start a service of each on its default port.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    }).status === 0
  if (!apt(['update']) || !apt(['install', '-y', '--no-install-recommends', ...missing])) throw new Error(advice)
}
