import { draftKey } from './sealed-draft'

/**
 * Runs before the wizard's first screen is painted: marks <html> with `data-draft` where the device has a draft or the
 * address brings one, so that a blank first screen does not flash up (app/pages.css).
 */
export const draftScript = `try{if(localStorage.getItem(${JSON.stringify(draftKey)})!==null||location.hash.length>1)document.documentElement.dataset.draft=""}catch(e){}`
