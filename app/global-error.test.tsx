// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

import GlobalError from './global-error'

it.each([
  ['/', 'Đã xảy ra lỗi khi hiển thị trang lỗi', '/'],
  ['/en/faq', 'An error occurred while showing the error page', '/en'],
  ['/kr', '오류 페이지를 열지 못했습니다', '/kr'],
])('on %s says so in its language and links home, without any content', (path, text, home) => {
  window.history.replaceState(null, '', path)
  const html = renderToString(<GlobalError />)
  expect(html).toContain(text)
  expect(html).toContain(`href="${home}"`)
})
