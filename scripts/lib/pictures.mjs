import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

import sharp from 'sharp'

import { root } from './repository.mjs'

const folder = join(root, 'e2e', 'visual', 'pictures')
const sheet = join(root, 'test-results', 'visual.html')

/** The picture by which browsers are told apart (e2e/support/visual/painter.ts). */
const probe = 'probe.png'

/**
 * @typedef {object} Picture
 * @property {string} file name in the folder of pictures
 * @property {string | undefined} actual what the page looks like now, where that differs
 * @property {string | undefined} difference where it differs
 * @property {boolean} [isRenewed]
 *
 * @typedef {object} Suite of Playwright's JSON report
 * @property {Suite[]} [suites]
 * @property {{ tests: { annotations: { type: string, description?: string }[],
 *   results: { attachments: { name: string, path?: string }[] }[] }[] }[]} [specs]
 */

/**
 * What Playwright compared.
 * @param {string} report file of its JSON report
 */
export async function picturesIn(report) {
  /** @type {{ suites: Suite[] }} */
  const { suites } = JSON.parse(await readFile(report, 'utf8'))
  const tests = suites.flatMap(testsOf)
  const annotations = tests.flatMap((test) => test.annotations)
  const attachments = tests.flatMap(({ results }) => results.flatMap((result) => result.attachments))
  /** @param {string} type */
  const described = (type) =>
    annotations.flatMap((one) => (one.type === type && one.description ? [one.description] : []))
  /** @param {string} file @param {string} kind */
  const attached = (file, kind) => attachments.find(({ name }) => name === file.replace('.png', `-${kind}.png`))?.path
  /** @type {Picture[]} */
  const pictures = described('picture').map((file) => ({
    file,
    actual: attached(file, 'actual'),
    difference: attached(file, 'diff'),
  }))
  return { pictures, notJudged: [...new Set(described('skip'))] }
}

/** @param {Suite} suite @returns {NonNullable<Suite['specs']>[number]['tests']} */
const testsOf = ({ suites = [], specs = [] }) => [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)]

/**
 * Pictures that no test took, because their page is gone.
 * @param {Picture[]} pictures
 */
export async function leftoverPictures(pictures) {
  const taken = new Set(pictures.map(({ file }) => file))
  return (await readdir(folder)).filter((file) => file !== probe && !taken.has(file))
}

/** @param {string[]} files */
export const removePictures = (files) => Promise.all(files.map((file) => rm(join(folder, file))))

/**
 * Makes the pictures smaller that a run has written.
 * @param {Picture[]} pictures
 * @param {number} started when the run began, milliseconds since 1970
 * @returns {Promise<Picture[]>} the same, new ones marked
 */
export async function packNewPictures(pictures, started) {
  /** @type {Picture[]} */
  const packed = []
  for (const picture of pictures) {
    const file = join(folder, picture.file)
    if (!existsSync(file)) continue
    const isRenewed = (await stat(file)).mtimeMs >= started
    if (isRenewed) await pack(file)
    packed.push({ ...picture, isRenewed })
  }
  return packed
}

/** Step between the values of a colour channel: half of it is less than half of what a comparison overlooks. */
const step = 8

/** With fewer shades most pictures fit into a palette, and need a third of the room. @param {string} file */
async function pack(file) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const rounded = Buffer.from(data.map((channel) => Math.min(255, Math.round(channel / step) * step)))
  const colours = new Set()
  for (let at = 0; at < rounded.length; at += 3) colours.add(rounded.readUIntBE(at, 3))
  const palette = colours.size <= 256 ? { palette: true, colours: 256, dither: 0, effort: 10 } : {}
  await writeFile(
    file,
    await sharp(rounded, { raw: info })
      .png({ compressionLevel: 9, ...palette })
      .toBuffer(),
  )
}

/**
 * A page with all pictures, those that differ first.
 * @param {Picture[]} pictures
 * @returns {Promise<string>} its path
 */
export async function writeSheet(pictures) {
  const differing = pictures.filter(({ difference, isRenewed }) => difference !== undefined || isRenewed)
  await writeFile(
    sheet,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of pages</title><style>
body { font: 14px/1.4 sans-serif; margin: 24px; background: #e8e8ec }
section { display: flex; flex-wrap: wrap; gap: 16px; align-items: start }
figure { margin: 0 } figcaption { padding: 4px 0; overflow-wrap: anywhere }
img { display: block; background: #fff; border: 1px solid #999; max-height: 480px; max-width: 420px }
</style><h1>${pictures.length} pictures, ${differing.length} changed</h1>
<section>${differing.map(changed).join('')}</section><h2>All</h2>
<section>${pictures.map(({ file }) => figure(join(folder, file), file)).join('')}</section></html>\n`,
  )
  return sheet
}

/** @param {Picture} picture */
const changed = ({ file, actual, difference }) =>
  [
    figure(join(folder, file), file),
    ...(actual ? [figure(actual, 'now')] : []),
    ...(difference ? [figure(difference, 'difference')] : []),
  ].join('')

/** @param {string} file @param {string} caption */
function figure(file, caption) {
  const address = encodeURI(relative(join(root, 'test-results'), file))
  return `<figure><figcaption>${caption}</figcaption><a href="${address}"><img loading="lazy" src="${address}" alt=""></a></figure>`
}
