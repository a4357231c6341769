import { expect, it } from 'vitest'

import { sayRemarksOnce } from './remarks'

const caption = (name: string, remark: string) => `<caption>${name} <small>${remark}</small></caption>`

it('says a remark once, of tables and charts alike', () => {
  const chart = '<figcaption>Profit <small>invented</small></figcaption>'
  expect(sayRemarksOnce(caption('Fees', 'invented') + chart + caption('Taxes', 'by decree'))).toBe(
    `${caption('Fees', 'invented')}<figcaption>Profit</figcaption>${caption('Taxes', 'by decree')}`,
  )
})

it('takes no notice of the table of a calculator, which is folded', () => {
  const calculator = `<figure class="margin-calculator"><table>${caption('Ratio', 'invented')}</table></figure>`
  expect(sayRemarksOnce(calculator + caption('Fees', 'invented'))).toBe(calculator + caption('Fees', 'invented'))
})
