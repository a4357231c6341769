import { campaignPattern, controlCharacters, maxValueLength } from './campaign'
import { campaignKey } from './campaign-session'

/**
 * Runs in the head of every document: keeps the campaign of the address for this visit, so that a visitor who follows a
 * link before the page's code has loaded is still counted for the campaign. The rules are those of `currentCampaign`, which
 * reads what this wrote.
 */
export const campaignScript =
  `try{let n=new URLSearchParams;for(let[k,v]of new URLSearchParams(location.search))` +
  `${String(campaignPattern)}.test(k)&&(v=v.trim())&&v.length<=${maxValueLength}&&!${String(controlCharacters)}.test(v)&&n.append(k,v);` +
  `(n+="")&&sessionStorage.setItem(${JSON.stringify(campaignKey)},n)}catch(e){}`
