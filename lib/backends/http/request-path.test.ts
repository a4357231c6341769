import { describe, expect, it } from 'vitest'

import { requestPath } from './request-path'

describe('requestPath', () => {
  it('fills in parameters, each as one segment', () => {
    expect(requestPath('categories/fe/{id}/article', { id: 4 })).toBe('categories/fe/4/article')
    expect(requestPath('posts/get_by_slug/{slug}/relate', { slug: 'a/b?c#đ' })).toBe(
      'posts/get_by_slug/a%2Fb%3Fc%23%C4%91/relate',
    )
  })

  it.each(['.', '..', ''])('rejects %j, which would leave the path', (slug) => {
    expect(() => requestPath('posts/{slug}', { slug })).toThrow('slug')
  })

  it('rejects a missing parameter', () => {
    expect(() => requestPath('posts/{slug}')).toThrow('Missing parameter slug')
  })
})
