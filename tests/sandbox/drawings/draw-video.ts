import { fitted, headline, margin, text } from './draw-parts'
import type { Drawing } from './drawing'
import { sceneOf } from './video-scenes'

type Video = Extract<Drawing, { kind: 'video' }>

/** `0:09`, as players write a time. */
export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Up to 160 pixels there is room for the scene alone. */
export const videoRules = '@media(max-width:160px){.w{display:none}.q{transform:translateY(-48px)}}'

/** A video's picture: its subject in a word, over what it says of it. Without a scene, the word alone. */
export const video = ({ word, scene }: Video): string =>
  scene === null
    ? headline(margin, 262, fitted(word, 200, 'bold'), word, 't', 'bold')
    : `<g class="w">${text(margin, 136, fitted(word, 68, 'bold'), word, 't', 'bold')}</g><g class="q">${sceneOf(scene)}</g>`
