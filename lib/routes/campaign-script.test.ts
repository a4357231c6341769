// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'

import { campaignScript } from './campaign-script'
import { campaignKey, currentCampaign } from '@/lib/domain/campaign/campaign-session'
import { withCampaign } from '@/lib/domain/campaign/campaign'

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
    open(`/register${search}`)
    expect(currentCampaign('', sessionStorage)).toEqual(expected)
  }
})

function copyOfSession(campaign: string | null) {
  return { getItem: () => campaign, setItem: () => {} }
}

it.each([
  ['/register?step=contact', '/register?step=contact&source=zaloPay&staffId=S-12'],
  ['/kr/new-register?source=momo', '/kr/new-register?source=momo&staffId=S-12'],
  ['/en/open-account#online', '/en/open-account?source=zaloPay&staffId=S-12#online'],
  ['/registers', '/registers'],
  ['/faq', '/faq'],
  ['https://other.example/register', 'https://other.example/register'],
])('a link to %s that is followed leads to %s', (href, expected) => {
  open('/?source=zaloPay&staffId=S-12')
  document.body.innerHTML = `<a href="${href}"><span>Open an account</span></a>`
  const link = document.querySelector('a')
  let followed = ''
  link?.addEventListener('click', (event) => {
    event.preventDefault()
    followed = link.href.replace(location.origin, '')
  })
  document.querySelector('span')?.click()
  expect(followed).toBe(expected)
})

it('adds what the code of the pages would add', () => {
  open('/?source=zaloPay&ref_code=AB%2612')
  document.body.innerHTML = '<a href="/register?step=resume">Resume</a>'
  const link = document.querySelector('a')
  link?.addEventListener('click', (event) => event.preventDefault())
  link?.click()
  expect(link?.getAttribute('href')).toBe(
    location.origin + withCampaign('/register?step=resume', currentCampaign('', sessionStorage)),
  )
})

/** Opens a page whose head runs the script. */
function open(address: string): void {
  window.history.replaceState(null, '', address)
  // oxlint-disable-next-line typescript/no-implied-eval -- what the head of every document runs
  new Function(campaignScript())()
}
