import type { ekycEndpoints } from '@/lib/backends/ekyc/endpoints'
import { faceMatchFieldsSchema, livenessFieldsSchema, ocrFieldsSchema } from '@/lib/backends/ekyc/schemas'

import type { Handlers } from '../../http/handler'
import { parseOrRefuse } from '../../http/read-request'
import { fieldErrors, notFound, WireError } from '../../http/wire-error'
import type { Sandbox } from '../../sandbox-state'
import type { Check } from '../../state/checks'
import { cardOfPictures } from './card-of-pictures'
import { fixedMeaning, maxAttempts, outcomeOf } from './outcome'
import { readCard, showsSomething } from './read-picture'

function fileOf(form: FormData, name: string): File {
  const file = form.get(name)
  if (!(file instanceof File) || file.size === 0) throw fieldErrors({ [name]: ['The picture is required'] })
  return file
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())

function checkOf(id: string, { checks }: Sandbox): Check {
  const check = checks.find(id)
  if (!check) throw notFound()
  return check
}

/** After the last try a person can only go to a branch: further pictures are not judged. */
function requireTries(attempts: number): void {
  if (attempts < maxAttempts) return
  throw new WireError(422, { code: 'TRIES_SPENT', message: 'No try is left', data: { attempts_left: 0 } })
}

/** Refuses a blank picture. Whether the face matches depends on the id number alone. */
async function requireFace(file: File, field: string): Promise<void> {
  if (await showsSomething(await bytesOf(file))) return
  throw new WireError(422, { code: 'NO_FACE', message: 'There is no face in the picture', data: { fields: [field] } })
}

/** Reading the card, comparing the face, proving presence. */
export const ekycHandlers: Handlers<typeof ekycEndpoints> = {
  async ocr({ body: form }, sandbox) {
    const { request_id, signals } = parseOrRefuse(ocrFieldsSchema, {
      request_id: form.get('request_id'),
      signals: form.get('signals') ?? undefined,
    })
    if (!sandbox.checks.isRequest(request_id)) throw fieldErrors({ request_id: ['No such request'] })
    const files = { front: fileOf(form, 'front'), back: fileOf(form, 'back') }
    const card = cardOfPictures(await readCard({ front: await bytesOf(files.front), back: await bytesOf(files.back) }))
    const expiry = card.fields.expire_dt
    if (expiry !== null && new Date(sandbox.now()).toISOString().slice(0, 10).replaceAll('-', '') > expiry) {
      throw new WireError(422, { code: 'OCR_EXPIRED', message: 'The card has expired' })
    }
    const pictures = {
      front: await sandbox.uploads.store('id-cards', files.front),
      back: await sandbox.uploads.store('id-cards', files.back),
    }
    const { printedNumber, ...reading } = card
    const { card_type, fields } = reading
    const id = sandbox.checks.open(request_id, printedNumber, { card_type, fields }, pictures)
    sandbox.checks.addSignals(id, signals)
    return { id, ...reading }
  },
  async faceMatch({ params, body: form }, sandbox) {
    const check = checkOf(params.id, sandbox)
    requireTries(check.faceAttempts)
    const { signals } = parseOrRefuse(faceMatchFieldsSchema, { signals: form.get('signals') ?? undefined })
    await requireFace(fileOf(form, 'face'), 'face')
    sandbox.checks.addSignals(check.id, signals)
    const matched = !check.idno.endsWith(fixedMeaning.faceMismatch)
    sandbox.checks.saveFace(check.id, matched)
    return {
      id: check.id,
      matched,
      score: matched ? 0.94 : 0.31,
      attempts_left: Math.max(0, maxAttempts - check.faceAttempts - 1),
    }
  },
  async liveness({ params, body: form }, sandbox) {
    const check = checkOf(params.id, sandbox)
    requireTries(check.liveAttempts)
    const { actions, challenge, signals } = parseOrRefuse(livenessFieldsSchema, {
      actions: form.get('actions'),
      challenge: form.get('challenge'),
      signals: form.get('signals') ?? undefined,
    })
    // Frames of a challenge that was judged before, or of another case, prove nothing.
    if (!sandbox.checks.takeChallenge(challenge, check.id)) {
      throw new WireError(422, { code: 'CHALLENGE_EXPIRED', message: 'The challenge is over' })
    }
    const frames = form.getAll('frames').filter((frame) => frame instanceof File)
    if (frames.length === 0) throw fieldErrors({ frames: ['At least one frame is required'] })
    if (frames.length !== actions.split(',').length) throw fieldErrors({ actions: ['One action for each frame'] })
    for (const frame of frames) await requireFace(frame, 'frames')
    sandbox.checks.addSignals(check.id, signals)
    const live = !check.idno.endsWith(fixedMeaning.livenessFailure)
    sandbox.checks.saveLiveness(check.id, live)
    return {
      id: check.id,
      live,
      score: live ? 0.97 : 0.22,
      attempts_left: Math.max(0, maxAttempts - check.liveAttempts - 1),
    }
  },
  result({ params }, sandbox) {
    const check = checkOf(params.id, sandbox)
    const outcome = outcomeOf(check)
    if (check.matched !== undefined && check.live !== undefined) sandbox.checks.countPoll(check.id)
    return { id: check.id, ...outcome, ...(outcome.status === 'pending' ? { retry_after: 1 } : {}) }
  },
}
