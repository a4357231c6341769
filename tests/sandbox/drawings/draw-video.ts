import { fitted, headline, margin, text } from './draw-parts'
import type { Drawing } from './drawing'
import { room } from './video-parts'
import { sceneOf } from './video-scenes'

type Video = Extract<Drawing, { kind: 'video' }>

/** `0:09`, as players write a time. */
export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Up to 300 pixels the scene goes on without its labels; up to 180, in a list on phones, it has a form of fewer and larger parts. */
export const videoRules =
  '.x{display:none}@media(max-width:300px){.w{display:none}}@media(max-width:180px){.q{display:none}.x{display:inline}}'

/**
 * A video's picture: its subject in a word, over what it says of it; without a scene, the word alone. The foot is left to the
 * length, and to the button that plays it.
 */
export const video = ({ word, glance, scene }: Video): string => {
  if (scene === null) return headline(margin, 300, fitted(word, 200, 'bold'), word, 't', 'bold')
  // Leaves of a calendar leave it the whole width.
  const widest = scene.kind === 'days' ? room : 370
  const wide = text(margin, 122, fitted(word, 62, 'bold', widest), word, 'm', 'bold') + sceneOf(scene, glance, 'wide')
  return `<g class="q">${wide}</g><g class="x">${sceneOf(scene, glance, 'small')}</g>`
}
