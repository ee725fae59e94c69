import type { StateRecord } from './record.ts';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** Where a state stands on its machine's page: `#state-name`, unique by its number. */
const anchorOf = (at: number): string => `look-${at + 1}`;

const STYLE = `
*{box-sizing:border-box}
body{margin:0 auto;max-width:1400px;padding:16px;font:var(--text-body);color:var(--ink);background:var(--bg);overflow-wrap:anywhere}
h1{font:var(--text-h2);margin:0 0 16px} h2{font:var(--text-h4);margin:0 0 4px}
a{color:var(--brand-text)} p{margin:0 0 8px;color:var(--ink2)}
article{border-top:1px solid var(--line);padding:16px 0;break-inside:avoid}
.shots{display:flex;gap:8px;overflow-x:auto;align-items:flex-start}
figure{margin:0;flex:none} figcaption{color:var(--ink2)}
img{display:block;height:280px;width:auto;border:1px solid var(--line)}
pre{white-space:pre-wrap;margin:8px 0} summary{cursor:pointer}
@media print{.shots{flex-wrap:wrap;overflow:visible} img{height:180px}}`;

/** A page of one machine; `tokens` is the product's sheet of custom properties. No script, and nothing outside of its folder. */
export const picturesPage = (machine: string, states: readonly StateRecord[], tokens: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(machine)} · pictures</title>
<style>${tokens}${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(machine)}: ${states.length} looks</h1>
${states.map(article).join('\n')}
</main>
</body>
</html>
`;

function article({ name, state, requirements, pictures, trees, axe }: StateRecord, at: number): string {
  const shots = Object.entries(pictures).map(
    ([view, file]) =>
      `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${escaped(`${name}: ${view}`)}"></a><figcaption>${escaped(view)}</figcaption></figure>`,
  );
  const found = Object.entries(axe).flatMap(([where, lines]) => lines.map((line) => `${where}: ${line}`));
  const result =
    Object.keys(axe).length === 0 ? 'axe did not run' : found.length === 0 ? 'axe: no violations' : `axe: ${found.length} violations`;
  return `<article id="${anchorOf(at)}">
<h2><a href="#${anchorOf(at)}">${escaped(name)}</a></h2>
<p><code>${escaped(state)}</code> ${escaped(requirements.join(' '))} · ${result}</p>
<div class="shots">${shots.join('')}</div>
${found.length === 0 ? '' : `<pre>${escaped(found.join('\n'))}</pre>`}
<details><summary>Accessibility tree</summary>${Object.entries(trees)
    .map(([language, tree]) => `<pre lang="${language}">${escaped(tree)}</pre>`)
    .join('')}</details>
</article>`;
}
