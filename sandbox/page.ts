import type { SandboxWords } from './words';

/** The page of the atelier around `body`, which is trusted HTML. */
export function page(words: SandboxWords, title: string, body: string, { wide = false } = {}): string {
  return `<!doctype html>
<html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)} · Droitfil</title><link rel="stylesheet" href="/assets/page.css"></head>
<body><main class="${wide ? 'wide' : ''}"><p class="brand">Droitfil</p>
${body}
<p class="local">${escapeHtml(words.local)}</p></main></body></html>`;
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] as string);
}

export const STYLE = `
@font-face{font-family:Fraunces;src:url(/assets/fraunces.woff2) format('woff2');font-weight:100 900}
@font-face{font-family:'Source Sans 3';src:url(/assets/source-sans.woff2) format('woff2');font-weight:200 900}
:root{--toile:#F6F1E7;--paper:#FFFDF8;--ink:#1E2430;--muted:#5B6270;--line:#DDD3C0;--blue:#2F5DA8;--red:#B93A2C;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--toile:#14171F;--paper:#1C212C;--ink:#F1ECE2;--muted:#A6ADBB;--line:#333A48;--blue:#8DB2F0;--red:#C24A3B}}
*{box-sizing:border-box}
body{margin:0;background:var(--toile);color:var(--ink);font:18px/1.5 'Source Sans 3',system-ui,sans-serif}
main{max-width:27rem;margin:0 auto;padding:2.5rem 1.25rem}main.wide{max-width:52rem}
.brand{font:500 1.25rem Fraunces,Georgia,serif;margin:0 0 1.5rem}
h1{font:400 2rem/1.2 Fraunces,Georgia,serif;margin:0 0 1.25rem;overflow-wrap:anywhere}
.card{background:var(--paper);border:1px solid var(--line);border-radius:5px;padding:1.75rem 1.5rem}
label{display:block;margin:0 0 1rem}label span{display:block;margin-bottom:.3rem}
input{width:100%;min-height:44px;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--toile);border:1px solid var(--muted);border-radius:4px}
button,.button{display:inline-block;min-height:44px;padding:.6rem 1.3rem;font:inherit;color:#FFFDF8;background:var(--red);border:0;border-radius:4px;cursor:pointer;text-decoration:none}
form button{width:100%}button.plain{color:var(--ink);background:transparent;border:1px solid var(--muted);margin-top:.75rem}.price{font:400 1.75rem Fraunces,Georgia,serif;margin:0 0 1.25rem}
:focus-visible{outline:2px solid var(--blue);outline-offset:2px}
a{color:var(--blue)}.hint,.local,.muted{color:var(--muted);font-size:.95rem}
.trouble{border-left:3px solid var(--red);padding:.4rem .8rem;margin:0 0 1.25rem}
ul.mails{list-style:none;margin:0;padding:0}ul.mails a{display:block;padding:.8rem 0;border-bottom:1px dashed var(--line);text-decoration:none;overflow-wrap:anywhere}
ul.mails b{display:block;color:var(--ink);font-weight:600}
iframe{width:100%;height:75vh;border:1px solid var(--line);border-radius:5px;background:#F6F1E7}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
`;
