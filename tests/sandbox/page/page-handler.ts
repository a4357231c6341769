import { http, type HttpHandler } from 'msw'

import { staticContentEntries } from '../wire/static-content'
import type { Sandbox } from '../sandbox-state'
import { html, Html } from './html'
import { script } from './script'
import { accounts, appointments, editor, faults, outbox, services, specimens } from './sections'
import { style } from './style'

function page(sandbox: Sandbox, origin: string): Html {
  const parts: readonly (readonly [id: string, title: string, content: Html])[] = [
    ['outbox', 'Outbox', outbox(sandbox)],
    ['accounts', 'Opened accounts', accounts(sandbox)],
    ['appointments', 'Appointments', appointments(sandbox)],
    ['specimens', 'Specimen cards', specimens(origin)],
    ['static-content', 'Static content', editor(sandbox, origin)],
    ['faults', 'Faults', faults(sandbox)],
    ['services', 'Services', services(sandbox, origin)],
  ]
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>Songngan sandbox backends</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <header>
          <h1>Sandbox backends</h1>
          <p>
            Stand-ins for every backend of <a href="${sandbox.config.siteUrl}">the site</a>. Nothing here is real:
            nobody is written to, and the cards are specimens.
          </p>
          <nav aria-label="Sections">${parts.map(([id, title]) => html`<a href="#${id}">${title}</a>`)}</nav>
        </header>
        <main>
          ${parts.map(
            ([id, title, content]) =>
              html`<section id="${id}">
                <h2>${title}</h2>
                <div class="wide">${content}</div>
              </section>`,
          )}
          <form id="reset"><button class="quiet">Reset to the seed</button></form>
          <p role="status" aria-live="polite"></p>
        </main>
        <script type="application/json" id="contents">
          ${contents(sandbox, origin)}
        </script>
        <script>
          ${new Html(script)}
        </script>
      </body>
    </html>`
}

/** Content by code, for the editor. `<` is escaped, so that no content can end the script. */
function contents(sandbox: Sandbox, origin: string): Html {
  const byCode = Object.fromEntries(staticContentEntries(sandbox, origin).map(({ code, content }) => [code, content]))
  return new Html(JSON.stringify(byCode).replaceAll('<', String.raw`\u003c`))
}

/** `GET /`: services, outbox, accounts, specimens and the editor, for people. */
export function pageHandler(sandbox: Sandbox, origin = '*'): HttpHandler {
  return http.get(`${origin}/`, ({ request }) => {
    const { markup } = page(sandbox, new URL(request.url).origin)
    return new Response(markup, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    })
  })
}
