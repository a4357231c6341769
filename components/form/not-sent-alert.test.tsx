// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { neverSilent } from '@/lib/domain/failures/describe-failure'
import type { ApiFailure } from '@/lib/platform/http/failure'
import { renderIsland } from '@/tests/factories/render-island'

import { NotSentAlert } from './not-sent-alert'

afterEach(cleanup)

function sentences(failure: ApiFailure, unmatched: readonly string[] = []) {
  renderIsland(
    <NotSentAlert failure={failure} unmatched={unmatched} title="Not sent" kept="Kept" overrides={neverSilent} />,
  )
  return [...screen.getByRole('alert').querySelectorAll('p')].map(({ textContent }) => textContent).join(' | ')
}

it.each<[ApiFailure, readonly string[], RegExp]>([
  // A form without another sign of failing says more than the catalogue, which says nothing.
  [{ kind: 'not-found', status: 404 }, [], /Something went wrong\. Please try again\. \| Kept/],
  [{ kind: 'unauthorized', status: 401 }, [], /We couldn’t confirm this request/],
  [{ kind: 'forbidden', status: 403 }, [], /You don’t have permission to do that/],
  [{ kind: 'server', status: 500 }, [], /Something went wrong/],
  [{ kind: 'server', status: 503, message: 'Closed until 8:00.' }, [], /Closed until 8:00\. \(code 503\)/],
  [{ kind: 'server', status: 504 }, [], /code 504/],
  [
    { kind: 'field-errors', status: 422, fields: { banner: [], byField: {}, indexed: [] } },
    ['Taken'],
    /^(?!.*fields).*Taken/,
  ],
  [{ kind: 'rejected', status: 422, code: 'BAD_REQUEST' }, ['Taken'], /isn’t valid.*\| Taken \| Kept/],
  [{ kind: 'rejected', status: 409, code: 'HOUSE_RULE_7' }, ['Closed'], /HOUSE_RULE_7.*\| Closed/],
])('says what happened: %j', (failure, unmatched, expected) => {
  expect(sentences(failure, unmatched)).toMatch(expected)
})
