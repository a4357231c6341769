/** First keyboard stop: skips the header to the page's `<main id="main">`. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-surface focus:px-4 focus:py-3 focus:text-primary focus:shadow-panel"
    >
      {children}
    </a>
  )
}
