import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import type { LaunchOptions } from '@playwright/test'

import { quietly } from '../../scripts/lib/chromium.mjs'
import { root } from '../../scripts/lib/repository.mjs'

/** The link that a worker's browser opens as its camera; camera.ts points it at pictures. */
export function feedOf(worker: number): string {
  const folder = join(root, 'test-results', 'camera', String(worker))
  mkdirSync(folder, { recursive: true })
  return join(folder, 'feed.y4m')
}

/** Chromium with a fake camera. It asks for permission as the real one: tests grant it, or do not. */
export function launchOptions(worker: number): LaunchOptions {
  const executablePath = process.env['CHROMIUM']
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [...quietly, '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${feedOf(worker)}`],
  }
}
