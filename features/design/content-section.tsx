import { SeedArt } from '@/components/art/seed-art'
import { Sparkline } from '@/components/chart/sparkline'
import { Accordion } from '@/components/ui/accordion'
import { Card } from '@/components/ui/card'
import { PostCard } from '@/components/ui/post-card'
import { QrCard } from '@/components/ui/qr-card'
import { ReportRow } from '@/components/ui/report-row'
import { StatTile } from '@/components/ui/stat-tile'
import { Tabs } from '@/components/ui/tabs'

import type { DesignCopy } from './design-copy'
import { series } from './sample-data'
import { Specimen, SpecimenGroup } from './specimen'

export function ContentSection({ copy, locale }: { copy: DesignCopy; locale: string }) {
  const { content } = copy
  const two = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  const change = (points: number, percent: number) =>
    `${points > 0 ? '+' : '−'}${two.format(Math.abs(points))} (${two.format(Math.abs(percent))}%)`
  const published = new Date(Date.UTC(2026, 10, 20))
  const date = {
    iso: '2026-11-20',
    text: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(published),
  }
  const post = { href: '/design', category: content.category, date, meta: content.minutes, excerpt: content.excerpt }
  return (
    <SpecimenGroup id="content" title={copy.groups.content}>
      <Specimen name="StatTile" wide>
        <dl className="grid grid-cols-2 gap-6 lg:grid-cols-4">
          <StatTile
            size="large"
            label={content.statOne}
            value={two.format(0.15)}
            unit="%"
            note={content.illustration}
          />
          <StatTile
            size="large"
            label={content.statTwo}
            value={two.format(1284.36)}
            delta={{ text: change(12.04, 0.95), direction: 'up' }}
          />
          <StatTile
            size="large"
            label={content.statThree}
            value={two.format(231.87)}
            delta={{ text: change(-1.42, -0.61), direction: 'down' }}
          />
          <StatTile size="large" label={content.statFour} value="9" unit={content.branches} />
        </dl>
      </Specimen>
      <Specimen name="PostCard: lead, row" wide>
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <PostCard
            {...post}
            layout="lead"
            title={content.postTitle}
            cover={<SeedArt seed="post-1" className="size-full" />}
          />
          <div>
            {['a', 'b', 'c'].map((seed) => (
              <PostCard
                key={seed}
                {...post}
                layout="row"
                title={seed === 'b' ? content.longTitle : content.postTitle}
                cover={<SeedArt seed={seed} className="size-full" />}
              />
            ))}
          </div>
        </div>
      </Specimen>
      <Specimen name="PostCard: stack" wide>
        <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {['x', 'y', 'zz'].map((seed) => (
            <PostCard
              key={seed}
              {...post}
              title={content.longTitle}
              cover={<SeedArt seed={seed} className="size-full" />}
            />
          ))}
        </div>
      </Specimen>
      <Specimen name="ReportRow" wide>
        <div className="border-t border-hairline">
          <ReportRow
            title={content.reportTitle}
            href="/design"
            kind={content.reportKind}
            ticker="SNG"
            date={date}
            pdf={{ href: '#content', label: content.download, size: `PDF · ${two.format(0.31)} MB` }}
          />
          <ReportRow title={content.longTitle} href="/design" kind={content.reportKind} date={date} />
        </div>
      </Specimen>
      <Specimen name="Card">
        <div className="grid gap-4 sm:grid-cols-2">
          <Card>
            <p className="font-semibold">{content.cardTitle}</p>
            <p className="mt-1 text-small text-ink-2">{content.cardText}</p>
            <Sparkline values={series} className="mt-4" />
          </Card>
          <Card interactive>
            <a href="#content" className="font-semibold after:absolute after:inset-0 hover:text-primary">
              {content.cardTitle}
            </a>
            <p className="mt-1 text-small text-ink-2">{content.cardText}</p>
            <Sparkline values={series.toReversed()} tone="down" className="mt-4" />
          </Card>
        </div>
      </Specimen>
      <Specimen name="QrCard">
        <Card size="panel">
          <QrCard
            value="https://songngan.example/register"
            label={content.qrLabel}
            title={content.qrTitle}
            download={{ label: content.qrSave, fileName: 'songngan-register.png' }}
          >
            {content.qrText}
          </QrCard>
        </Card>
      </Specimen>
      <Specimen name="Accordion">
        <Accordion
          name="design-accordion"
          items={[
            { id: 'q-1', title: content.questionOne, content: content.answer, open: true },
            { id: 'q-2', title: content.questionTwo, content: content.answer },
            { id: 'q-3', title: content.longTitle, content: content.answer },
          ]}
        />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label={content.tabs}
          items={(['tabOne', 'tabTwo', 'tabThree', 'tabFour'] as const).map((key) => ({
            value: key,
            label: content[key],
            content: <p className="text-ink-2">{content.excerpt}</p>,
          }))}
        />
      </Specimen>
    </SpecimenGroup>
  )
}
