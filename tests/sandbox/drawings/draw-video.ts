import { fitted, headline, margin, text } from './draw-parts'
import type { Drawing } from './drawing'
import { sceneOf } from './video-scenes'

type Video = Extract<Drawing, { kind: 'video' }>

/** `0:09`, as players write a time. */
export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Up to 300 pixels, beside a title, there is room for the figure alone. */
export const videoRules = '.x{display:none}@media(max-width:300px){.w{display:none}.x{display:inline}}'

/** The size of figures in a list, one for all: ten letters have room. */
const figureSize = 168

/**
 * A video's picture: its subject in a word, over what it says of it; without a scene, the word alone. Shown small, the figure
 * that it says. The foot is left to the length, and to the button that plays it.
 */
export const video = ({ word, glance, scene }: Video): string => {
  const whole =
    scene === null
      ? headline(margin, 262, fitted(word, 200, 'bold'), word, 't', 'bold')
      : text(margin, 124, fitted(word, 68, 'bold'), word, 't', 'bold') + sceneOf(scene)
  const small = headline(margin, 300, fitted(glance, figureSize, 'bold'), glance, 't', 'bold')
  return `<g class="w">${whole}</g><g class="x">${small}</g>`
}
