import { expect, it } from 'vitest'

import { rssXml } from './rss'

it('escapes text and removes characters that XML forbids', () => {
  const channel = { title: 'T', description: 'D', link: 'https://a.example', self: 'https://a.example/feed.xml' }
  const item = {
    title: 'Lãi & lỗ <quý 3>\u0008',
    description: null,
    link: 'https://a.example/article/a?x=1&y=2',
    publishedAt: new Date('2026-11-20T08:15:00+07:00'),
    category: 'Tin tức',
  }
  const xml = rssXml({ ...channel, language: 'vi' }, [item])
  expect(xml).toContain('<item><title>Lãi &amp; lỗ &lt;quý 3&gt;</title><link>')
  expect(xml).toContain('<guid isPermaLink="true">https://a.example/article/a?x=1&amp;y=2</guid>')
  expect(xml).toContain('<pubDate>Fri, 20 Nov 2026 01:15:00 GMT</pubDate>')
})
