/**
 * What the page does in the browser: sends its forms to the controls as JSON and shows the answer. Runs as it stands, so
 * it is written for the browser and not compiled.
 */
export const script = `
const status = document.querySelector('[role=status]')
async function send(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body && JSON.stringify(body),
  })
  const text = await response.text()
  status.className = response.ok ? '' : 'failed'
  status.textContent = method + ' ' + path + ': ' + response.status + (text ? ' ' + text.slice(0, 400) : '')
  return response.ok
}
document.addEventListener('submit', async (event) => {
  event.preventDefault()
  const form = event.target
  const fields = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))
  if (form.id === 'reset' && (await send('POST', '/__sandbox__/reset'))) location.reload()
  if (form.id === 'heal' && (await send('DELETE', '/__sandbox__/faults'))) location.reload()
  if (form.id === 'fault') {
    for (const name of ['status', 'ms', 'times']) if (fields[name]) fields[name] = Number(fields[name])
    if (await send('POST', '/__sandbox__/faults', fields)) location.reload()
  }
  if (form.id === 'edit') {
    await send('PUT', '/__sandbox__/static-content/' + encodeURIComponent(fields.code), { content: fields.content ?? '' })
  }
})
const contents = JSON.parse(document.getElementById('contents').textContent)
const code = document.querySelector('#edit [name=code]')
const show = () => { document.querySelector('#edit [name=content]').value = contents[code.value] }
code.addEventListener('change', show)
show()
`
