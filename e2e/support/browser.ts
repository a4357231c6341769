import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { LaunchOptions } from '@playwright/test'

import { quietly } from '../../scripts/lib/chromium.mjs'
import { root } from '../../scripts/lib/repository.mjs'

const cameraFolder = join(root, 'test-results', 'camera')

/**
 * The link that a worker's browser opens as its camera; camera.ts points it at pictures. It shows a blank frame at first:
 * with nothing behind it Chromium has no camera at all, and the site would rightly say so.
 */
export function feedOf(worker: number): string {
  const folder = join(cameraFolder, String(worker))
  mkdirSync(folder, { recursive: true })
  const blank = join(folder, 'blank.y4m')
  writeFileSync(blank, blankFeed(640, 480))
  const link = join(folder, 'feed.y4m')
  rmSync(link, { force: true })
  symlinkSync(blank, link)
  return link
}

/** One grey frame of Y4M (4:2:0): luma, then two quarter-size planes of colour. */
function blankFeed(width: number, height: number): Buffer {
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`)
  return Buffer.concat([header, Buffer.alloc((width * height * 3) / 2, 128)])
}

/** Chromium with a fake camera. It asks for permission as the real one: tests grant it, or do not. */
export function withCamera(worker: number): LaunchOptions {
  const executablePath = process.env['CHROMIUM']
  return {
    ...(executablePath ? { executablePath } : { channel: 'chromium' }),
    args: [...quietly, '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${feedOf(worker)}`],
  }
}

/** The same engine without a window, for every test that needs no picture from the camera. */
export function withoutWindow(): LaunchOptions {
  const executablePath = process.env['HEADLESS_SHELL'] ?? process.env['CHROMIUM']
  return { ...(executablePath ? { executablePath } : {}), args: [...quietly, '--use-fake-device-for-media-stream'] }
}
