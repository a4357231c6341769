/** Style of the page for people; the brand's colours, light and dark. */
export const style = `
:root{--canvas:#FAF9F6;--surface:#FFF;--surface-2:#F1EFEA;--ink:#14172B;--ink-2:#454A63;--line:#DEDBD2;--primary:#28348A;--bronze:#8A4F0C;--down:#C0212D;--up:#0A7340;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--canvas:#0B0E1F;--surface:#141831;--surface-2:#1C2142;--ink:#F2F1EC;--ink-2:#BFC3D8;--line:#2B3157;--primary:#A9B3FF;--bronze:#E5A244;--down:#FF7A7A;--up:#3DD68C}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.6 'Be Vietnam Pro',system-ui,sans-serif}
header,main{max-width:1120px;margin:0 auto;padding:24px}
header{padding-top:40px}
h1{margin:0;font-size:32px;line-height:1.25}
h2{margin:0 0 12px;font-size:21px;line-height:1.35}
p{margin:4px 0 0;color:var(--ink-2);max-width:68ch}
nav{display:flex;flex-wrap:wrap;gap:8px 20px;margin-top:16px}
a{color:var(--primary)}
section{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:24px;margin-bottom:24px}
.wide{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:15px}
th,td{text-align:left;vertical-align:top;padding:8px 12px 8px 0;border-top:1px solid var(--line)}
thead th{border-top:0;color:var(--ink-2);font-weight:600}
code,textarea,input,select{font:14px/1.5 ui-monospace,monospace}
code{overflow-wrap:anywhere}
.otp{font-size:20px;font-weight:700;letter-spacing:.08em;color:var(--bronze)}
dl{display:grid;grid-template-columns:minmax(120px,max-content) 1fr;gap:2px 16px;margin:12px 0 0;font-size:15px}
dt{color:var(--ink-2)}dd{margin:0;overflow-wrap:anywhere}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:20px}
.cards img{width:100%;border-radius:8px;display:block;background:var(--surface-2)}
figure{margin:0}.pair{display:grid;grid-template-columns:1fr 1fr;gap:8px}
figcaption{margin-top:8px;font-size:15px;color:var(--ink-2)}figcaption strong{color:var(--ink);display:block}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:end}
label{display:grid;gap:4px;font-size:14px;color:var(--ink-2)}
input,select,textarea{padding:9px 12px;border:1px solid #7F8396;border-radius:6px;background:var(--surface);color:var(--ink);min-height:44px}
textarea{width:min(100%,640px);min-height:96px}
button{min-height:44px;padding:0 18px;border:0;border-radius:6px;background:var(--primary);color:var(--canvas);font:600 15px/1 inherit;font-family:inherit;cursor:pointer}
button.quiet{background:var(--surface-2);color:var(--ink)}
:focus-visible{outline:3px solid var(--bronze);outline-offset:2px}
[role=status]{min-height:1.6em;color:var(--up)}[role=status].failed{color:var(--down)}
.none{color:var(--ink-2)}
`
