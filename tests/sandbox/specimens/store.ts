import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { catalogue, type SpecimenEntry } from './catalogue'
import { flawFor, holderFor } from './holder-for'
import { drawPicture, type Side, sides } from './pictures'

/** Raise it when the drawing changes: pictures drawn before are drawn again. */
const drawing = 1

export interface SpecimenListing {
  readonly id: string
  readonly idno: string
  readonly describes: string
  readonly front: string
  readonly back: string
  readonly selfie: string
  /** What is printed on the card, ISO dates. */
  readonly holder: SpecimenEntry['holder']
}

/** A specimen as the controls list it; pictures as addresses. */
export function toListing({ id, describes, holder }: Omit<SpecimenEntry, 'flaw'>, origin: string): SpecimenListing {
  const at = (side: Side) => `${origin}/__sandbox__/specimens/${holder.idno}/${side}.png`
  return { id, idno: holder.idno, describes, front: at('front'), back: at('back'), selfie: at('selfie'), holder }
}

export function listSpecimens(origin: string): SpecimenListing[] {
  return catalogue.map((entry) => toListing(entry, origin))
}

/** The specimen of any possible id number, so that every test can have a card of its own. */
export function specimenOf(idno: string, origin: string): SpecimenListing | undefined {
  const entry = catalogue.find(({ holder }) => holder.idno === idno)
  if (entry) return toListing(entry, origin)
  const holder = holderFor(idno)
  return holder && toListing({ id: idno, describes: 'Drawn for this id number: everything in order', holder }, origin)
}

/** PNG of one picture, drawn once and kept in `directory`; undefined for an impossible id number. */
export async function pictureOf(
  directory: string,
  idno: string,
  side: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const holder = holderFor(idno)
  const wanted = sides.find((name) => name === side)
  if (!holder || !wanted) return undefined
  const file = path.join(directory, 'specimens', `${idno}-${wanted}-${drawing}.png`)
  try {
    return new Uint8Array(await readFile(file))
  } catch {
    // Not drawn yet.
  }
  const picture = await drawPicture(holder, wanted, flawFor(idno))
  await mkdir(path.dirname(file), { recursive: true })
  // Renamed into place: another process never reads half a picture.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, picture)
  await rename(draft, file)
  return picture
}
