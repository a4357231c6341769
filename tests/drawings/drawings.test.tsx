import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import type { CandleTicker } from '@/components/app-screen/sample-candles'

import { Candles, candlesSize } from './candles'
import { DrumRings } from './drum-rings'
import { mapSize } from '@/components/art/vietnam-projection'

import { Signature, signatureSize } from './signature'
import { Terraces } from './terraces'
import { VietnamOutline } from './vietnam-outline'

const folder = fileURLToPath(new URL('../../components/art/drawings/', import.meta.url))

interface Sheet {
  width: number
  height: number
  drawing: ReactElement
}

const drum = (seed: string, rings?: number): Sheet => ({
  width: 200,
  height: 200,
  drawing: <DrumRings seed={seed} {...(rings === undefined ? {} : { rings })} />,
})
const terraces = (seed: string, layers: number): Sheet => ({
  width: 1200,
  height: 480,
  drawing: <Terraces seed={seed} layers={layers} />,
})
const candles = (ticker: CandleTicker): Sheet => ({ ...candlesSize, drawing: <Candles ticker={ticker} /> })

/** Every drawing of the site. */
const sheets: Readonly<Record<string, Sheet>> = {
  'candles-chm': candles('CHM'),
  'candles-nvs': candles('NVS'),
  'candles-qnk': candles('QNK'),
  'drum-empty': drum('empty'),
  'drum-mascham-8': drum('mascham', 8),
  'drum-mobile': drum('mobile', 9),
  'drum-status': drum('404'),
  'signature-founder': { ...signatureSize, drawing: <Signature /> },
  'terraces-company': terraces('company', 11),
  'terraces-e-trading': terraces('e-trading', 12),
  'terraces-founder': terraces('founder', 10),
  vietnam: { ...mapSize, drawing: <VietnamOutline /> },
}

/** Colours are those of the place that refers to the drawing: `use` inherits them. */
const toFile = ({ width, height, drawing }: Sheet) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g id="drawing">${renderToStaticMarkup(drawing)}</g></svg>\n`

it.each(Object.keys(sheets))('%s is drawn as the code draws it: UPDATE_DOCS=1 after a change', (name) => {
  const sheet = sheets[name]
  if (!sheet) throw new Error(name)
  const file = `${folder}${name}.svg`
  if (process.env.UPDATE_DOCS) writeFileSync(file, toFile(sheet))
  expect(readFileSync(file, 'utf8')).toBe(toFile(sheet))
})

it('has no drawing that is not drawn by code', () => {
  expect(readdirSync(folder).toSorted()).toEqual(
    Object.keys(sheets)
      .map((name) => `${name}.svg`)
      .toSorted(),
  )
})
