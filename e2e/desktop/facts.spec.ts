import { facts } from '@/tests/facts/facts'
import { textOfHtml } from '@/tests/facts/html-text'
import { contradictions, sentencesOf, statementsOf } from '@/tests/facts/statements'

import { documentsOf } from '../support/documents'
import { furtherDocuments, routes } from '../support/routes'
import { expect, test } from '../support/test'

test('no page in any language contradicts another about figures, telephone numbers, hours or deadlines', async ({
  request,
}) => {
  const documents = await documentsOf(request, [...routes, ...furtherDocuments])
  const pages = documents
    .filter(({ answered }) => answered === 200)
    .map(({ url, locale, html }) => ({ locale, sentences: sentencesOf(url, textOfHtml(html)) }))

  expect(
    pages.flatMap(({ locale, sentences }) =>
      facts.flatMap((fact) =>
        contradictions(fact, locale, sentences).map(({ where, says, sentence }) => ({
          fact: fact.name,
          where,
          says,
          sentence,
        })),
      ),
    ),
  ).toEqual([])

  // A comparison that finds nothing to compare is none.
  const unstated = facts.filter((fact) =>
    pages.every(({ locale, sentences }) => statementsOf(fact, locale, sentences).length === 0),
  )
  expect(unstated.map(({ name }) => name)).toEqual([])
})
