import type { LivenessAction } from '@/lib/domain/identity/liveness'

/** Movements that turn the eyes away from the screen: the countdown is heard then. */
const unseen: ReadonlySet<LivenessAction> = new Set(['blink', 'left', 'right', 'nod'])

/** Hertz and seconds: a short low tone for each second, a higher one when the picture was taken. */
const tones = { second: { pitch: 660, length: 0.08 }, taken: { pitch: 990, length: 0.25 } } as const

let context: AudioContext | undefined

/** Plays a tone of the countdown where the applicant may not look. A device without sound stays silent. */
export function playTone(action: LivenessAction, kind: keyof typeof tones): void {
  if (!unseen.has(action) || typeof AudioContext === 'undefined') return
  // The camera was opened by a press, so that browsers permit sound.
  context ??= new AudioContext()
  const { pitch, length } = tones[kind]
  const oscillator = context.createOscillator()
  const volume = context.createGain()
  volume.gain.value = 0.2
  oscillator.frequency.value = pitch
  oscillator.connect(volume).connect(context.destination)
  oscillator.start()
  oscillator.stop(context.currentTime + length)
}
