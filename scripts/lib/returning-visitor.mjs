/**
 * Runs in a page before its own scripts: a visitor who rejected third parties and has seen today's popups.
 */
export function returningVisitor() {
  // Third-party frames have their own storage, or none.
  if (!window.location.protocol.startsWith('http') || window.top !== window) return
  const asked = ['analytics', 'marketing', 'chat', 'maps']
  const consent = { version: 1, at: new Date().toISOString(), asked, granted: [] }
  if (localStorage.getItem('consent') === null) localStorage.setItem('consent', JSON.stringify(consent))
  localStorage.setItem('promo-last-visit', new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10))
  sessionStorage.setItem('closed-app', '1')
}
