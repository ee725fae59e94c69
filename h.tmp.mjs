import { chromium } from 'playwright-core'; import fs from 'node:fs';
const c = JSON.parse(fs.readFileSync('/tmp/lh/chrome.json'));
const b = await chromium.launch({ executablePath: c.executablePath, args: c.args.filter(a=>!a.startsWith('--headless')), env: {...process.env, ...c.env}});
for (const [path] of [['/'],['/service']]) for (const lang of ['ko','en','ja']) for (const w of [360,412,768,1440]) { const ctx = await b.newContext({ viewport: {width:w,height:823}, locale: lang, colorScheme:'dark' });
const p = await ctx.newPage(); await p.goto('http://localhost:4700'+path); await p.waitForTimeout(600);
console.log(path,lang,w, await p.evaluate(() => [...document.querySelectorAll('footer, aside, article[data-reason]')].filter(e=>!e.closest('dialog')).map(e=>Math.round(e.getBoundingClientRect().height)).join(' '))); await ctx.close(); }
await b.close();
