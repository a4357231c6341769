import { Table } from '@/components/ui/table'

import { Specimen, SpecimenGroup } from './specimen'

const scale = [
  ['text-display', '36–64 / 1,2'],
  ['text-h1', '32–48 / 1,2'],
  ['text-h2', '26–36 / 1,25'],
  ['text-h3', '21–24 / 1,35'],
  ['text-lead', '18–20 / 1,6'],
  ['text-body', '16–17 / 1,65'],
  ['text-small', '14–15 / 1,55'],
  ['text-min', '13 / 1,5'],
] as const

interface TypeCopy {
  title: string
  scale: string
  sample: string
  figures: string
  stacked: string
  proportional: string
  tabular: string
}

/** Letters with two marks on capitals, where lines collide first. Not translated: it is the hardest text there is. */
const stackedMarks = 'Ẫ Ằ Ễ Ỗ Ữ ẮNG ĐỖ QUYỀN, Nguyễn Thị Ỷ, gặp gỡ những lợi ích ngắn hạn'

export function TypeSection({ copy }: { copy: TypeCopy }) {
  return (
    <SpecimenGroup id="type" title={copy.title}>
      <Specimen name={copy.scale} wide>
        <ul>
          {scale.map(([name, size]) => (
            <li key={name} className="grid gap-x-8 border-b border-hairline py-4 md:grid-cols-[9rem_minmax(0,1fr)]">
              <span className="text-min text-ink-3">
                {name}
                <span className="num block">{size}</span>
              </span>
              <span className={name}>{copy.sample}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name={copy.stacked}>
        <p lang="vi" className="border-y border-hairline text-h2">
          {stackedMarks}
        </p>
        <p lang="vi" className="clamp-1 mt-6 bg-surface-2 text-lead">
          {stackedMarks}
        </p>
        <p lang="vi" className="clip-safe mt-6 truncate bg-surface-2 text-lead">
          {stackedMarks}
        </p>
      </Specimen>
      <Specimen name={copy.figures}>
        <Table
          caption={copy.figures}
          captionHidden
          columns={[
            { key: 'a', label: copy.proportional },
            { key: 'b', label: copy.tabular, numeric: true },
          ]}
          rows={['1.111.111,11', '9.876.543,20', '−2.417.008,75', '+0,04%'].map((figure) => ({
            key: figure,
            cells: [figure, figure],
          }))}
        />
      </Specimen>
    </SpecimenGroup>
  )
}
