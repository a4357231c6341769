import { staticContentEntries } from '../wire/static-content'
import { serviceBases } from '../http/service'
import type { Sandbox } from '../sandbox-state'
import { listSpecimens } from '../specimens/store'
import { html, type Html } from './html'
import { openApiPath } from './openapi-handler'

export function services({ journal }: Sandbox, origin: string): Html {
  const calls = journal.list()
  const rows = Object.entries(serviceBases).map(
    ([service, base]) =>
      html`<tr>
        <th scope="row">${service}</th>
        <td><code>${origin}${base}</code></td>
        <td>${service === 'media' ? '' : html`<a href="${openApiPath(service)}">OpenAPI</a>`}</td>
        <td>${calls.filter((call) => call.service === service).length}</td>
      </tr>`,
  )
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Service</th>
        <th scope="col">Base address</th>
        <th scope="col">Contract</th>
        <th scope="col">Calls</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}

export function outbox({ outbox }: Sandbox): Html {
  const rows = outbox.list().map(
    ({ channel, to, text, otp, at }) =>
      html`<tr>
        <td>${time(at)}</td>
        <td>${channel === 'sms' ? 'SMS' : 'E-mail'} to ${to}</td>
        <td class="otp">${otp}</td>
        <td>${text}</td>
      </tr>`,
  )
  if (rows.length === 0) return none('Nothing has been sent.')
  return html`<table>
    <thead>
      <tr>
        <th scope="col">At</th>
        <th scope="col">To</th>
        <th scope="col">OTP</th>
        <th scope="col">Text</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
}

export function accounts({ accounts, contracts }: Sandbox): Html {
  const opened = accounts.list().map(({ fields, ...account }) => {
    const contract = contracts.find(account.contract_id)
    const file = `/trading/econtract/${account.contract_id}/hop-dong.pdf?token=${contract?.token ?? ''}`
    const rows = Object.entries({ ...account, ...fields }).map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${typeof value === 'object' ? JSON.stringify(value) : String(value)}</dd>`,
    )
    return html`<details>
      <summary>
        <strong>${account.acc_no}</strong> ${fields.cust_nm}, ${account.status.replace('_', ' ')}
        ${contract ? html`· <a href="${file}">${contract.signedAt ? 'signed contract' : 'contract'}</a>` : undefined}
      </summary>
      <dl>${rows}</dl>
    </details>`
  })
  return opened.length === 0 ? none('No account has been opened.') : html`${opened}`
}

export function appointments({ drafts }: Sandbox): Html {
  const rows = drafts.appointments().map(
    ({ date, time, fields }) =>
      html`<details>
        <summary><strong>${date} ${time}</strong> ${fields.cust_nm}</summary>
        <dl>
          ${Object.entries(fields).map(
            ([name, value]) =>
              html`<dt>${name}</dt>
                <dd>${typeof value === 'string' ? value : JSON.stringify(value)}</dd>`,
          )}
        </dl>
      </details>`,
  )
  return rows.length === 0 ? none('No appointment has been made.') : html`${rows}`
}

export function specimens(origin: string): Html {
  const cards = listSpecimens(origin).map(
    ({ id, idno, describes, front, back, selfie }) =>
      html`<figure>
        <div class="pair">
          <a href="${front}"
            ><img src="${front}" alt="Front of ${id}" loading="lazy" width="1600" height="1009" style="height:auto"
          /></a>
          <a href="${back}"
            ><img src="${back}" alt="Back of ${id}" loading="lazy" width="1600" height="1009" style="height:auto"
          /></a>
        </div>
        <figcaption><strong>${id} · ${idno}</strong>${describes}. <a href="${selfie}">Selfie</a></figcaption>
      </figure>`,
  )
  return html`<div class="cards">${cards}</div>`
}

export function editor(sandbox: Sandbox, origin: string): Html {
  const entries = staticContentEntries(sandbox, origin)
  const options = entries.map(({ code, name }) => html`<option value="${code}">${code} (${name})</option>`)
  return html`<form id="edit">
    <label
      >Entry
      <select name="code">
        ${options}
      </select></label
    >
    <label style="flex-basis:100%">Content <textarea name="content"></textarea></label>
    <button>Save and tell the site</button>
  </form>`
}

export function faults({ faults }: Sandbox): Html {
  const active = faults.list().map((fault) => html`<li><code>${JSON.stringify(fault)}</code></li>`)
  const names = Object.keys(serviceBases).map((name) => html`<option>${name}</option>`)
  const kinds = ['status', 'delay', 'drop', 'malformed', 'hang'].map((kind) => html`<option>${kind}</option>`)
  return html`<form id="fault">
      <label
        >Service
        <select name="service">
          ${names}
        </select></label
      >
      <label>Path begins with <input name="path" placeholder="/createAccount" /></label>
      <label
        >Kind
        <select name="kind">
          ${kinds}
        </select></label
      >
      <label>Status <input name="status" type="number" min="200" max="599" /></label>
      <label>Milliseconds <input name="ms" type="number" min="0" /></label>
      <label>Times <input name="times" type="number" min="1" /></label>
      <button>Let it fail</button>
    </form>
    ${
      active.length === 0
        ? none('Nothing fails.')
        : html`<ul>
              ${active}
            </ul>
            <form id="heal"><button class="quiet">Heal all</button></form>`
    }`
}

const none = (text: string) => html`<p class="none">${text}</p>`

const time = (at: string) => new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Asia/Ho_Chi_Minh' })
