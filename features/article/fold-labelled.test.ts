import { expect, it } from 'vitest'

import { foldLabelled } from './fold-labelled'

it('folds what begins with a label, and nothing else', () => {
  expect(foldLabelled('<p>Holds none.</p><p><strong>Ratings.</strong> <a href="/x">Target</a> above.</p>')).toBe(
    '<p>Holds none.</p><details class="chart-data"><summary>Ratings</summary><p><a href="/x">Target</a> above.</p></details>',
  )
})
