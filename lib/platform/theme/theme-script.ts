import { themeStorageKey } from './theme.ts'

/**
 * Runs in the head before the first paint: puts the remembered theme on <html>, so that no page flashes in the other.
 * Storage may be forbidden; then the system's theme stands. The text is constant, so its hash in the CSP is too.
 */
export const themeScript = `try{var t=localStorage.getItem(${JSON.stringify(themeStorageKey)});if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`
