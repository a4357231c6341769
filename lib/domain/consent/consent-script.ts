import type { Purpose } from '@/lib/platform/third-parties/third-party'

import { consentKey, consentVersion, validMilliseconds } from './consent-record'

/**
 * Runs in the head before the first paint: marks <html> with `data-consent` if the visitor has answered for every offered
 * purpose, so that the question in the document is not painted again. The rules are those of `isToBeAsked`, in the few
 * bytes that every document carries. An answer hides the question at once; the page's code takes the press when it has started
 * (keep-early-input.ts).
 */
export const consentScript = (offered: readonly Purpose[]) =>
  `try{let r=JSON.parse(localStorage.getItem(${JSON.stringify(consentKey)}));if(r.version===${consentVersion}&&Date.now()-Date.parse(r.at)<${validMilliseconds}&&${JSON.stringify(offered)}.every(p=>r.asked.includes(p)))document.documentElement.dataset.consent=""}catch(e){}addEventListener("click",e=>{if(e.target.closest("[data-consent-answer]"))document.documentElement.dataset.consent="pressed"},true)`
