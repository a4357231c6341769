/** Where the choice is kept: `light`, `dark`, or nothing for the device's own. */
export const themeStorageKey = 'theme'

/**
 * Sets `data-theme` before the first paint, so that no page flashes in the other theme, and follows the device while
 * nothing was chosen. Inline, because it must run before anything is drawn; the page cache hashes it for the policy.
 */
export const themeScript = `(function(){var d=document.documentElement,m=matchMedia('(prefers-color-scheme: dark)');function a(){var t=null;try{t=localStorage.getItem('${themeStorageKey}')}catch(e){}d.dataset.theme=t==='light'||t==='dark'?t:m.matches?'dark':'light'}a();m.addEventListener('change',a)})()`
