import { livenessActions, type LivenessFrame } from '@/lib/domain/identity/liveness'

/** What the capture of a provider is told. */
export interface FaceSdkOptions {
  /** Of `ekyc/{version}/request/create`: under it the provider knows the card. */
  readonly requestId: string
  readonly language: 'vi' | 'en' | 'ko'
  /** Element to draw in; it is the whole screen, and removed afterwards. */
  readonly container: HTMLElement
  /** Aborted when the applicant closes the screen. */
  readonly signal: AbortSignal
}

/**
 * What the script at `FACE_SDK_URL` provides as `window.FaceCapture`: a camera of its own that gives pictures of the face and
 * what each shows. They go the same way as those of the built-in capture; the e-KYC service judges both.
 */
export interface FaceSdk {
  readonly capture: (options: FaceSdkOptions) => Promise<unknown>
}

/** Pictures that one check takes (`maxFrames` of lib/backends/ekyc/endpoints.ts). */
const mostFrames = 8
/** Longest time for the script to arrive, in milliseconds. */
const patience = 15_000

declare global {
  interface Window {
    FaceCapture?: FaceSdk
  }
}

/** Loads the script, once; null where it does not come or provides nothing. */
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

/** The pictures of a provider, or null where it gave none that can be sent. */
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
