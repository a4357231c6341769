import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs of the cluster that npm does not install, with their Debian packages. */
const serverPackages = { nginx: 'nginx-light', 'redis-server': 'redis-server' }

/** Debian's installer. */
const debian = 'apt-get'

/**
 * Looks the program up without running it: some, like Xvfb, take any argument and stay.
 * @param {string} program
 */
const isPresent = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

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
  if (process.getuid?.() !== 0 || !isPresent(debian)) throw new Error(advice)
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
