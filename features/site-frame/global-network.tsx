import { ChevronDown } from '@/components/ui/icons'

import type { Country } from '@/lib/backends/main/shell'

interface GlobalNetworkProps {
  countries: readonly Country[]
  label: string
  newTab: string
}

/** Affiliates by country; renders nothing if there are none. */
export function GlobalNetwork({ countries, label, newTab }: GlobalNetworkProps) {
  const linked = countries.flatMap(({ href, ...country }) => (href === null ? [] : [{ ...country, href }]))
  if (linked.length === 0) return null
  return (
    <details name="header-menu" data-menu className="group relative">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full right-0 z-50 mt-1 grid w-80 gap-1 rounded-card border border-hairline bg-surface p-2 shadow-panel">
        {linked.map((country) => (
          <li key={country.id}>
            <a href={country.href} target="_blank" rel="noreferrer" className="choice">
              <span className="w-8 text-[13px] font-semibold text-bronze">{country.code}</span>
              <span>{country.company ?? country.name}</span>
              <span className="sr-only"> ({newTab})</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
