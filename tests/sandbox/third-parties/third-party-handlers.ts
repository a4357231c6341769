import { http, type HttpHandler } from 'msw'

/**
 * Stand-ins for the services of others that pages load after consent: on another origin than the site, as in life. They
 * are asked by the browser itself, so the site's policy and the visitor's choices are what lets them in.
 */
export function thirdPartyHandlers(origin = '*'): HttpHandler[] {
  const at = (path: string) => `${origin}/third-party${path}`
  return [
    http.get(at('/analytics.js'), () => script(analytics)),
    http.get(at('/tags.js'), () => script('')),
    http.get(at('/chat.js'), () => script(chat)),
    http.get(
      at('/collect'),
      () => new Response(null, { status: 204, headers: { 'access-control-allow-origin': '*' } }),
    ),
    http.get(at('/map'), () => page(map)),
  ]
}

const script = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' } })

const page = (markup: string) => new Response(markup, { headers: { 'content-type': 'text/html; charset=utf-8' } })

/** Counts a page view, and leaves a cookie behind as such services do. */
const analytics = `
const { src } = document.currentScript
document.cookie = '_ga=sandbox; path=/; max-age=600; samesite=lax'
void fetch(new URL('collect', src), { mode: 'no-cors' })
`

/** A button where a chat would open. */
const chat = `
const button = document.createElement('button')
button.textContent = 'Chat'
button.title = 'Sandbox chat'
Object.assign(button.style, {
  position: 'fixed', right: '16px', bottom: '80px', zIndex: 20, minWidth: '48px', minHeight: '48px', border: 0,
  borderRadius: '24px', padding: '0 16px', font: '600 15px/1 inherit', background: '#E5A244', color: '#14172B',
})
document.querySelector('.zalo-chat-widget').append(button)
`

const map = '<!doctype html><title>Sandbox map</title><body style="margin:0;background:#C7CDF2;font:16px system-ui">Map'
