import { existsSync } from 'node:fs'
import { rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from '../../scripts/lib/repository.mjs'
import { type Trouble, writeCameraFeed } from '../../tests/sandbox/specimens/camera-feed'
import type { Side } from '../../tests/sandbox/specimens/pictures'

/**
 * A slow camera: a browser without a GPU copies and draws each frame by processor. Frames are measured as often as from any
 * camera, so a picture is taken as soon. Measurements have a usual one, to see whether the preview ever stops.
 */
const framesPerSecond = process.env['BENCH'] === '1' ? 30 : 5

/** What the browser's fake camera shows. Chromium reads the file each time the camera is opened. */
export class Camera {
  readonly #link: string

  constructor(link: string) {
    this.#link = link
  }

  /** Shows a specimen to the camera; call it while the camera is closed. */
  async show(idno: string, side: Side, trouble?: Trouble): Promise<void> {
    const file = join(
      root,
      'test-results',
      'camera',
      `${[idno, side, trouble, framesPerSecond].filter(Boolean).join('-')}.y4m`,
    )
    if (!existsSync(file)) {
      await writeCameraFeed(file, { idno, side, framesPerSecond, ...(trouble !== undefined && { trouble }) })
    }
    const next = `${this.#link}.next`
    await rm(next, { force: true })
    await symlink(file, next)
    await rename(next, this.#link)
  }
}
