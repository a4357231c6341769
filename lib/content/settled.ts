/** What became of content that was asked for. */
export type Settled<Value> =
  | { readonly kind: 'found'; readonly value: Value }
  /** The backend says that there is no such thing. */
  | { readonly kind: 'missing' }
  /** The backend did not answer, and nothing was known from before. */
  | { readonly kind: 'unavailable'; readonly reason: string }
