import { contrast } from './contrast'
import { Specimen, SpecimenGroup } from './specimen'
import { graphics, grounds, inks, pairs, type TokenPair } from './token-values'

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

/** Every colour on its grounds with the measured contrast, in both schemes at once. */
export function TokensSection({
  title,
  names,
}: {
  title: string
  names: Record<Scheme | 'text' | 'graphics' | 'pairs', string>
}) {
  return (
    <SpecimenGroup id="tokens" title={title}>
      {schemes.map((scheme) => (
        <Specimen key={scheme} name={names[scheme]}>
          <div data-scheme={scheme} className="rounded-card border border-hairline bg-canvas p-5 text-ink">
            <p className="mb-3 text-small font-semibold">{names.text}</p>
            <ul className="grid gap-1">
              {Object.entries(inks).map(([name, value]) => (
                <InkRow key={name} name={name} value={value} scheme={scheme} />
              ))}
            </ul>
            <p className="mt-6 mb-3 text-small font-semibold">{names.pairs}</p>
            <ul className="grid grid-cols-2 gap-2">
              {pairs.map(
                ({
                  ink,
                  ground,
                  colors: {
                    [scheme]: [color, background],
                  },
                }) => (
                  <li
                    key={ground}
                    className="rounded-control px-3 py-2 text-small"
                    style={{ color, backgroundColor: background }}
                  >
                    {ink} <span className="num">{contrast(color, background).toFixed(1)}</span>
                  </li>
                ),
              )}
            </ul>
            <p className="mt-6 mb-3 text-small font-semibold">{names.graphics}</p>
            <ul className="grid grid-cols-4 gap-2">
              {Object.entries(graphics).map(([name, value]) => (
                <li key={name} className="min-w-0 text-min wrap-anywhere text-ink-2">
                  <span className="mb-1 block h-8 rounded-control" style={{ backgroundColor: value[scheme] }} />
                  {name} <span className="num">{contrast(value[scheme], grounds.canvas[scheme]).toFixed(1)}</span>
                </li>
              ))}
            </ul>
          </div>
        </Specimen>
      ))}
    </SpecimenGroup>
  )
}

function InkRow({ name, value, scheme }: { name: string; value: TokenPair; scheme: Scheme }) {
  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)_repeat(3,4.25rem)] items-center gap-1.5 text-small"
      style={{ color: value[scheme] }}
    >
      <span className="truncate font-semibold">{name}</span>
      {Object.entries(grounds).map(([ground, groundValue]) => (
        <span
          key={ground}
          title={ground}
          className="num rounded-control border border-hairline py-1 text-center"
          style={{ backgroundColor: groundValue[scheme] }}
        >
          {contrast(value[scheme], groundValue[scheme]).toFixed(1)}
        </span>
      ))}
    </li>
  )
}
