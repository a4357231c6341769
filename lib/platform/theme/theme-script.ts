import { themeStorageKey } from './theme'

/**
 * Runs in the head before the first paint: sets the stored theme on <html>, so that the page never flashes in the other
 * one. Where storage is forbidden, the system's theme applies. The text is constant, and so is its hash in the CSP.
 */
export const themeScript = `try{var t=localStorage.getItem(${JSON.stringify(themeStorageKey)});if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`
