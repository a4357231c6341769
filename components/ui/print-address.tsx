/** Where a page is found, for readers of its print. */
export function PrintAddress({ children }: { readonly children: string }) {
  return <p className="mt-8 hidden break-before-avoid text-small print:block">{children}</p>
}
