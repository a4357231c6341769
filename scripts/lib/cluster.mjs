import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { anyFreePort, loopback, requireFree, waitForAnswer } from './network.mjs'
import { start } from './processes.mjs'
import { root } from './repository.mjs'
import { siteEnvironment } from './sandbox-environment.mjs'

/**
 * @typedef {import('./processes.mjs').Running} Running
 * @typedef {object} Site
 * @property {string} url
 * @property {Running} process
 */

/**
 * Starts Redis with its data in a folder; every edit is in its log before it is confirmed.
 * @param {string} folder
 * @param {number} port
 */
export async function startRedis(folder, port) {
  mkdirSync(folder, { recursive: true })
  const options = { bind: loopback, port: String(port), dir: folder, appendonly: 'yes', save: '' }
  const redis = start({
    name: 'redis',
    command: 'redis-server',
    args: Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    log: join(folder, 'redis.log'),
  })
  await waitForConnection(port, redis)
  return redis
}

/**
 * Starts an instance of the built site behind nginx, by `npm start`.
 * @param {import('./sandbox-environment.mjs').Instance} instance whose port is that of nginx
 * @param {{ name: string, redisPort: number, port?: number }} options `name`: of its cache folder
 * @returns {Promise<Site>}
 */
export async function startInstance(instance, { name, redisPort, port }) {
  const own = port ?? (await anyFreePort())
  const url = `http://${loopback}:${own}`
  const process = start({
    name,
    command: 'npm',
    args: ['start', '--silent'],
    env: {
      ...siteEnvironment(instance),
      PORT: String(own),
      HOST: loopback,
      REDIS_URL: `redis://${loopback}:${redisPort}`,
      CACHE_DIR: join(instance.stateDir, name),
      TRUSTED_PROXY_HOPS: '1',
    },
    log: join(instance.stateDir, `${name}.log`),
    // Calls in flight end first.
    graceMs: 100_000,
  })
  await waitForAnswer(`${url}/api/health`, process, 120_000)
  return { url, process }
}

/**
 * Starts nginx in front of instances, with the configuration of deploy/.
 * @param {import('./sandbox-environment.mjs').Instance} instance
 * @param {readonly Site[]} sites
 */
export async function startNginx(instance, sites) {
  await requireFree('PORT', instance.port)
  const folder = join(instance.stateDir, 'nginx')
  mkdirSync(join(folder, 'cache'), { recursive: true })
  /** @type {Record<string, string>} */
  const values = {
    SITE_LISTEN: `${loopback}:${instance.port}`,
    SITE_INSTANCES: sites.map(({ url }) => `server ${new URL(url).host} max_fails=3 fail_timeout=5s;`).join(' '),
    SITE_CACHE: join(folder, 'cache'),
  }
  const template = readFileSync(join(root, 'deploy', 'site.conf.template'), 'utf8')
  writeFileSync(
    join(folder, 'site.conf'),
    template.replaceAll(/\$\{(SITE_\w+)\}/g, (_, name) => values[name] ?? ''),
  )
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder))
  const nginx = start({
    name: 'nginx',
    command: 'nginx',
    args: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    log: join(folder, 'nginx.log'),
    stopSignal: 'SIGQUIT',
  })
  await waitForAnswer(`http://${loopback}:${instance.port}/api/health`, nginx)
  return nginx
}

/** Everything that nginx writes is in its folder, so that it needs no rights. @param {string} folder */
function mainConfiguration(folder) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/site.conf;
}
`
}

/**
 * @param {number} port
 * @param {Running} server
 */
async function waitForConnection(port, server) {
  const ended = server.exit.then((code) => `${server.name} ended with code ${code}:\n${server.tail()}`)
  for (;;) {
    const state = await Promise.race([ended, accepts(port)])
    if (state === true) return
    if (typeof state === 'string') throw new Error(state)
    await delay(50)
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function accepts(port) {
  return new Promise((done) => {
    const socket = connect(port, loopback, () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}
