import { flightId } from './flight-data.ts'

/** A script of the build that the document asks for, as Next writes it, and a hint to fetch one. */
const buildScript = /<script src="(\/_next\/static\/[^"]+)"(?: id="([^"]*)")? async=""><\/script>/g
const scriptHint = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g

/** Turbopack's runtime: the page's code starts when it and all other scripts have run. */
const runtimeName = /\/turbopack-[^/]+\.js/

/** What a visitor does before anything is expected of the page's code. A touch that scrolls ends with `pointercancel`. */
const signs = ['pointerup', 'pointercancel', 'keydown', 'focusin', 'click', 'input']

/** Milliseconds after which the code starts on its own where a visitor only looks at the page. */
const restMs = 4000

/**
 * Fetches the style sheets, the page's data and its scripts after the first paint; after a second where nothing is painted, as
 * in a window behind others. The script that starts the code is added last, because Next reads the data once, and because what the
 * code adds to the page is styled by the sheets. A sheet that does not arrive delays nothing: the document has the styles
 * that it needs.
 *
 * On a device whose pointer cannot hover, a phone, sheets and scripts are only fetched, as for a next page, each in a task of its
 * own because all requests together would block a slow phone for 80 ms, until the first sign of the visitor, whose effect is painted first, or until a rest is over; unless the page has something to restore: a draft, a query
 * that its document does not know, a hash, or what was kept in this session.
 */
const start = `function(sheets,scripts,runtime){
let asked=false;
const block=document.getElementById("${flightId}"),src=block?.dataset.src;
const add=(tag,attributes)=>new Promise((resolve,reject)=>{
const element=Object.assign(document.createElement(tag),{onload:resolve,onerror:reject});
for(const name in attributes)element.setAttribute(name,attributes[name]);
document.head.append(element)
});
const read=async()=>{
if(!src)return JSON.parse(block.textContent);
const get=async()=>(await fetch(src)).json();
return get().catch(get)
};
const restores=()=>{
const known=new URLSearchParams((src||"").split("?")[1]);
return"draft"in document.documentElement.dataset||location.hash!==""||sessionStorage.length>0||[...new URLSearchParams(location.search).keys()].some(name=>!known.has(name))
};
const isUrgent=()=>{
try{return matchMedia("(hover:hover)").matches||restores()}catch{return true}
};
const signOrRest=new Promise(resolve=>{
const painted=()=>requestAnimationFrame(()=>setTimeout(resolve));
for(const sign of ${JSON.stringify(signs)})addEventListener(sign,painted,{capture:true,once:true,passive:true});
setTimeout(resolve,${restMs})
});
const ask=async()=>{
if(asked)return;
asked=true;
const data=read();
if(!isUrgent()){
for(const{href,src}of[...sheets,...scripts,...runtime])setTimeout(()=>add("link",{rel:"prefetch",href:href||src}).catch(()=>{}));
await signOrRest
}
const styled=sheets.map(attributes=>add("link",attributes).catch(()=>{}));
for(const attributes of scripts)add("script",attributes);
self.__next_f=await data;
await Promise.all(styled);
for(const attributes of runtime)add("script",attributes)
};
try{new PerformanceObserver(ask).observe({type:"paint",buffered:true})}catch{}
setTimeout(ask,1000)
}`.replaceAll('\n', '')

interface Attributes {
  readonly [name: string]: string
}

/**
 * Lets browsers fetch the code of a page, its data (flight-data.ts) and the whole of `sheets` when they have painted it. They
 * weigh eight times the document and would share a slow connection with it, although text is read before anything is
 * pressed, and links, menus and forms work without code.
 *
 * @param html a document with gathered flight data
 * @param sheets attributes of links to style sheets that the document does without for its first paint
 */
export function codeAfterPaint(html: string, sheets: readonly Attributes[]): string {
  const scripts = [...html.matchAll(buildScript)].map(([, src = '', id]) => ({ src, ...(id !== undefined && { id }) }))
  const end = html.lastIndexOf('</body>')
  if (scripts.length === 0 || end === -1) return html
  const isRuntime = ({ src }: { src: string }) => runtimeName.test(src)
  // Without a runtime by its own name, all scripts wait for the data.
  const first = scripts.some(isRuntime) ? scripts.filter((script) => !isRuntime(script)) : []
  const last = scripts.filter((script) => !first.includes(script))
  const lists = [sheets, first, last].map((list) => JSON.stringify(list)).join(',')
  const statement = `<script>(${start})(${lists})</script>`
  return (html.slice(0, end) + statement + html.slice(end)).replaceAll(buildScript, '').replaceAll(scriptHint, '')
}
