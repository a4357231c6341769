import { sandboxSecrets } from '../../scripts/lib/sandbox-environment.mjs'
import { bearerPrefix } from '../../tests/sandbox/state/tokens'
import { expect, test } from '../support/test'

// Every test fails on a leak (`problems`). This one proves that it would: it leaks, and each leak has to be found.

test('the check behind every test finds personal data in addresses, console and every kind of storage', async ({
  page,
  sandbox,
  problems,
  newApplicant,
}) => {
  const applicant = newApplicant()
  const { ward, mobile, email, fullName, street, bankAccount, idNumber } = applicant
  const sent = await page.request.post(`${sandbox.url}/trading/getSmsOtp`, {
    headers: { locale: 'vi', 'access-key': sandboxSecrets.OTP_ACCESS_KEY },
    data: { mobile, purpose: 'register' },
  })
  expect(sent.ok()).toBe(true)

  await page.goto(`/contact?ward=${encodeURIComponent(ward)}`)
  await page.evaluate(`console.info(${JSON.stringify(mobile)})`)
  await page.evaluate(
    async ([code, personal]) => {
      localStorage.setItem('leak', personal.email)
      sessionStorage.setItem('leak', `${personal.fullName} data:image/png;base64,`)
      history.replaceState({ leak: personal.street }, '')
      document.cookie = `leak=${personal.bankAccount}; SameSite=Strict`
      const cache = await caches.open('leak')
      await cache.put('/leak', new Response(code))
      await new Promise((resolve) => {
        const opening = indexedDB.open('leak', 1)
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('leak').put(personal.idNumber, 'leak')
        })
        opening.addEventListener('success', () => resolve(opening.result.close()))
      })
    },
    [await sandbox.otp(mobile), { email, fullName, street, bankAccount, idNumber }] as const,
  )

  problems.expect(/^console info/)
  for (const leak of [
    'ward in address',
    'ward in requested address',
    'mobile in console message',
    'email in local storage',
    'fullName in session storage',
    'picture in session storage',
    'street in history state',
    'bankAccount in cookies',
    'bankAccount in all cookies',
    'one-time code in caches',
    'idNumber in IndexedDB',
  ]) {
    problems.expect(new RegExp(`^leak: ${leak}$`))
  }
})

test('the check behind every test finds server secrets in headers and bodies', async ({ page, problems }) => {
  const responses = {
    '/api/leak-1': { body: `{"key":"${sandboxSecrets.OTP_ACCESS_KEY}"}` },
    '/api/leak-2': { headers: { 'x-leak': sandboxSecrets.IDENTITY_CLIENT_SECRET } },
    '/leak-3': { body: `<p>${sandboxSecrets.REVALIDATE_SECRET}</p>` },
    '/_next/static/leak-4.js': { body: `"${bearerPrefix}abc"` },
  }
  await page.goto('/contact')
  for (const [path, response] of Object.entries(responses)) {
    await page.route(`**${path}`, (route) => route.fulfill(response))
    await page.evaluate(async (address) => (await fetch(address)).text(), path)
    problems.expect(new RegExp(`^leak: server secret in ${path}$`))
  }
})
