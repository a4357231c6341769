'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { ApplicationApi } from '../api/application-api'

const queriesOf = new WeakMap<ApplicationApi, QueryClient>()

/**
 * Lists and codes that were asked for outlive the screen that asked. They end with the application that was read from the
 * draft: when this tab takes the draft back from another one, a code that only the old application knew is asked for again.
 */
function queriesFor(api: ApplicationApi): QueryClient {
  const known = queriesOf.get(api)
  if (known !== undefined) return known
  const queries = new QueryClient({
    // The default waits for a connection without a word; a call that is made says that there is none.
    defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } },
  })
  queriesOf.set(api, queries)
  return queries
}

/** Gives a screen what `useQuery` needs. */
export function withQueries<Props extends { readonly api: ApplicationApi }>(
  Screen: ComponentType<Props>,
): ComponentType<Props> {
  return function ScreenWithQueries(props: Props) {
    return (
      <QueryClientProvider client={queriesFor(props.api)}>
        <Screen {...props} />
      </QueryClientProvider>
    )
  }
}
