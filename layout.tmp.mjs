import { chromium } from 'playwright-core'; import fs from 'node:fs'; import http from 'node:http';
const c = JSON.parse(fs.readFileSync('/tmp/lh/chrome.json'));
const exe = process.env.CHROME_PATH ?? c.executablePath;
const variants = JSON.parse(fs.readFileSync(process.argv[2])); const path = process.argv[3] ?? '/school'; const rounds = Number(process.argv[4] ?? 5); const lang = process.argv[5] ?? 'ko';
let inject = '';
const proxy = http.createServer((q, r) => { const u = http.request({ host:'localhost', port: 4700, path: q.url, headers: {...q.headers, 'accept-encoding':'identity'} , method: q.method}, (a) => { const isHtml = (a.headers['content-type']??'').includes('html'); const h = {...a.headers}; delete h['content-security-policy']; delete h['content-length']; const buf=[]; a.on('data',d=>buf.push(d)); a.on('end',()=>{ let body=Buffer.concat(buf); if(isHtml) body=Buffer.from(body.toString().replace('</head>', inject.startsWith('<')? inject+'</head>' : `<style>${inject}</style></head>`)); r.writeHead(a.statusCode,h); r.end(body); }); }); u.end(); });
await new Promise(ok => proxy.listen(4795, ok));
const b = await chromium.launch({ executablePath: exe, args: c.args.filter(a=>!a.startsWith('--headless')), env: {...process.env, ...c.env}});
const med = xs => xs.sort((a,b)=>a-b)[Math.floor(xs.length/2)];
const res = {};
for (let i=0;i<rounds;i++) for (const [name, text] of Object.entries(variants)) {
  inject = text;
  const ctx = await b.newContext({ viewport: {width:412,height:823}, deviceScaleFactor: 2.6, locale: lang, isMobile: true, hasTouch: true });
  const p = await ctx.newPage();
  await b.startTracing(p, { categories: ['devtools.timeline','toplevel','-*'] });
  await p.goto('http://localhost:4795'+path); await p.waitForTimeout(2200);
  const t = JSON.parse((await b.stopTracing()).toString()).traceEvents.filter(e=>e.ph==='X');
  const big = t.filter(e=>e.name==='Layout' && (e.tdur??0)>3000).map(e=>e.tdur/1000);
  const sum = n => t.filter(e=>e.name===n).reduce((s,e)=>s+(e.tdur??0)/1000,0);
  (res[name] ??= []).push({ first: big[0] ?? 0, font: big[1] ?? 0, all: sum('Layout'), style: sum('UpdateLayoutTree'), paint: sum('Paint')+sum('PrePaint') });
  await ctx.close();
}
for (const [name, xs] of Object.entries(res)) console.log(name.padEnd(22), Object.keys(xs[0]).map(k=>k+' '+med(xs.map(x=>x[k])).toFixed(1)).join('  '));
await b.close(); proxy.close();
