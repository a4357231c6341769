/** A script of the build that the document asks for, as Next writes it, and a hint to fetch one. */
const buildScript = /<script src="(\/_next\/static\/[^"]+)"(?: id="([^"]*)")? async=""><\/script>/g
const scriptHint = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g

/**
 * Fetches scripts after the next paint; after a second where nothing is painted, as in a window behind others. When a second
 * animation frame is over, the first has reached the screen.
 */
const fetchAfterPaint = `function(scripts){
let asked=false;
const ask=()=>{
if(asked)return;
asked=true;
for(const[src,id]of scripts){const script=document.createElement("script");script.src=src;script.async=true;if(id)script.id=id;document.head.append(script)}
};
requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(ask)));
setTimeout(ask,1000)
}`.replaceAll('\n', '')

/**
 * Lets browsers fetch the code of a page when they have painted it. The code weighs five times the document and would share
 * a slow connection with it, although text is read before anything is pressed, and links, menus and forms work without code.
 * The statement joins the last inline script, which follows the body, so that it needs no hash of its own in the policy.
 */
export function scriptsAfterPaint(html: string): string {
  const scripts = [...html.matchAll(buildScript)].map(([, src, id]) => (id === undefined ? [src] : [src, id]))
  const end = html.lastIndexOf('</script></body>')
  if (scripts.length === 0 || end === -1) return html
  const statement = `;(${fetchAfterPaint})(${JSON.stringify(scripts)})`
  return (html.slice(0, end) + statement + html.slice(end)).replaceAll(buildScript, '').replaceAll(scriptHint, '')
}
