// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'

import { campaignScript } from './campaign-script'
import { campaignKey, currentCampaign } from './campaign-session'

const searches = [
  '',
  '?page=2',
  '?source=momo&utm_source=facebook&utm_campaign=tet-2027&ref_code=AB12CD34&staffId=0123&mas_branch_id=7',
  '?q=a%26source%3Dx&source=%20zaloPay%20&step=face',
  '?source=',
  '?source=&ref_code=AB12CD34',
  '?staffId=1&staffId=2',
  `?utm_source=${'x'.repeat(201)}`,
  '?ref_code=a%00b',
  '?utm_=y&utm_A=z&sources=n&source_=n',
]

beforeEach(() => {
  sessionStorage.clear()
})

it.each(searches)('keeps the campaign of %o as the code of the pages would, before it has loaded', (search) => {
  for (const before of [null, 'source=ocb&ref_code=EARLIER']) {
    sessionStorage.clear()
    if (before !== null) sessionStorage.setItem(campaignKey, before)
    const expected = currentCampaign(search, copyOfSession(before))
    window.history.replaceState(null, '', `/register${search}`)
    // oxlint-disable-next-line typescript/no-implied-eval -- what the head of every document runs
    new Function(campaignScript)()
    expect(currentCampaign('', sessionStorage)).toEqual(expected)
  }
})

function copyOfSession(campaign: string | null) {
  return { getItem: () => campaign, setItem: () => {} }
}
