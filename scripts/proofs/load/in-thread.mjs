import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Runs a module of this folder in a thread of its own, so that what it sends does not delay what is measured here.
 * @param {string} name of the module
 * @param {unknown} workerData
 * @returns {Promise<unknown>} the message that it posts
 */
export async function inThread(name, workerData) {
  const worker = new Worker(new URL(`${name}.mjs`, import.meta.url), { workerData })
  const [message] = await once(worker, 'message')
  await worker.terminate()
  return message
}
