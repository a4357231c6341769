import { fitted, headline, margin, text } from './draw-parts'
import type { Drawing } from './drawing'
import { sceneOf } from './video-scenes'

type Video = Extract<Drawing, { kind: 'video' }>

/** `0:09`, as players write a time. */
export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/**
 * Beside a title, up to 300 pixels, the scene goes on without its labels. A thumbnail, up to 180 pixels, says one figure and no
 * more.
 */
export const videoRules =
  '.x{display:none}@media(max-width:300px){.w{display:none}.k{translate:0 30px}}@media(max-width:180px){.n,.h,.q{display:none}.x{display:inline}}'

/** The size of figures in a list, one for all: ten letters have room. */
const figureSize = 168

/**
 * A video's picture: its subject in a word, over what it says of it; without a scene, the word alone. As a thumbnail, the
 * figure that it says. The foot is left to the length, and to the button that plays it.
 */
export const video = ({ word, glance, scene }: Video): string => {
  const small = `<g class="x">${headline(margin, 270, fitted(glance, figureSize, 'bold'), glance, 't', 'bold')}</g>`
  if (scene === null) {
    return `<g class="n">${headline(margin, 262, fitted(word, 200, 'bold'), word, 't', 'bold')}</g>${small}`
  }
  return `${text(margin, 124, fitted(word, 68, 'bold'), word, 't h', 'bold')}<g class="q">${sceneOf(scene)}</g>${small}`
}
