import { livenessActions, type LivenessAction, type LivenessFrame } from '@/lib/domain/identity/liveness'

/** Arguments of a provider's capture. */
export interface FaceSdkOptions {
  /** Id of `ekyc/{version}/request/create`, by which the provider knows the card. */
  readonly requestId: string
  /** Movements that the server drew; the pictures have to show them in this order. */
  readonly actions: readonly LivenessAction[]
  readonly language: 'vi' | 'en' | 'ko'
  /** Element to draw in; it fills the screen and is removed afterwards. */
  readonly container: HTMLElement
  /** Aborted when the applicant closes the screen. */
  readonly signal: AbortSignal
}

/**
 * Interface of the script at `FACE_SDK_URL`, `window.FaceCapture`: a camera of its own that returns pictures of the
 * face and what each shows. They are sent like those of the built-in capture; the e-KYC service judges both.
 */
export interface FaceSdk {
  readonly capture: (options: FaceSdkOptions) => Promise<unknown>
}

/** Pictures that one check takes (`maxFrames` of lib/backends/ekyc/endpoints.ts). */
const mostFrames = 8
/** Time limit for loading the script, in milliseconds. */
const patience = 15_000

declare global {
  interface Window {
    FaceCapture?: FaceSdk
  }
}

/** Loads the script once; null if it fails to load or provides nothing. */
export async function loadFaceSdk(url: string): Promise<FaceSdk | null> {
  if (window.FaceCapture !== undefined) return window.FaceCapture
  const script = document.createElement('script')
  script.src = url
  const { promise, resolve } = Promise.withResolvers<void>()
  script.addEventListener('load', () => resolve(), { once: true })
  script.addEventListener('error', () => resolve(), { once: true })
  const timer = setTimeout(resolve, patience)
  document.head.append(script)
  await promise
  clearTimeout(timer)
  if (window.FaceCapture === undefined) script.remove()
  return window.FaceCapture ?? null
}

/** The provider's pictures, or null if none can be sent. */
export async function captureWith(sdk: FaceSdk, options: FaceSdkOptions): Promise<readonly LivenessFrame[] | null> {
  try {
    const frames = await sdk.capture(options)
    const isWhole = Array.isArray(frames) && frames.length > 0 && frames.length <= mostFrames && frames.every(isFrame)
    return isWhole ? frames : null
  } catch {
    return null
  }
}

function isFrame(frame: unknown): frame is LivenessFrame {
  if (typeof frame !== 'object' || frame === null || !('action' in frame) || !('picture' in frame)) return false
  return frame.picture instanceof Blob && livenessActions.some((action) => action === frame.action)
}
