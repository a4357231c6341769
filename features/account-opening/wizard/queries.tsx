'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** Lists and codes that were asked for outlive the screen that asked, not the document. */
const queries = new QueryClient({
  // The default waits for a connection without a word; a call that is made says that there is none.
  defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } },
})

/** Gives a screen what `useQuery` needs. */
export function withQueries<Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> {
  return function ScreenWithQueries(props: Props) {
    return (
      <QueryClientProvider client={queries}>
        <Screen {...props} />
      </QueryClientProvider>
    )
  }
}
