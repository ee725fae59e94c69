import { chromium } from 'playwright-core'; import fs from 'node:fs';
const c = JSON.parse(fs.readFileSync('/tmp/lh/chrome.json'));
const exe = process.env.CHROME_PATH ?? c.executablePath;
const [ports, path='/', rounds=7, lang='ko'] = process.argv.slice(2);
const med = xs => xs.sort((a,b)=>a-b)[Math.floor(xs.length/2)];
const res = {};
for (let i=0;i<rounds;i++) for (const port of ports.split(',')) {
  const b = await chromium.launch({ executablePath: exe, args: c.args.filter(a=>!a.startsWith('--headless')), env: {...process.env, ...c.env}});
  const ctx = await b.newContext({ viewport: {width:412,height:823}, deviceScaleFactor: 1.75, locale: lang, isMobile: true, hasTouch: true });
  const p = await ctx.newPage();
  await b.startTracing(p, { categories: ['devtools.timeline','toplevel','loading','v8','-*'] });
  await p.goto('http://localhost:'+port+path); await p.waitForTimeout(2500);
  const ev = JSON.parse((await b.stopTracing()).toString()).traceEvents; const main={}; for(const e of ev) if(e.name==='thread_name'&&e.args.name==='CrRendererMain') main[e.pid+':'+e.tid]=1;
  const t = ev.filter(e=>e.ph==='X'&&main[e.pid+':'+e.tid]);
  const fp = Math.min(...ev.filter(e=>e.name==='firstContentfulPaint').map(e=>e.ts)); const nav=Math.min(...ev.filter(e=>e.name==='DocumentLoader::CommitNavigation'&&e.dur>8000).map(e=>e.ts)); const until=(x)=>tasks0.filter(e=>e.ts>=nav-20000&&e.ts<nav+x*1000).reduce((s,e)=>s+(e.tdur??0)/1000,0); const tasks0=t.filter(e=>e.name==='RunTask'||e.name==='ThreadControllerImpl::RunTask');
  const big = t.filter(e=>e.name==='Layout' && (e.dur??0)>3000).map(e=>(e.tdur??0)/1000);
  const sum = n => t.filter(e=>e.name===n).reduce((s,e)=>s+(e.tdur??0)/1000,0);
  const tasks = t.filter(e=>e.name==='RunTask'||e.name==='ThreadControllerImpl::RunTask').map(e=>({d:e.dur/1000,l:t.some(x=>x.name==='Layout'&&x.ts>=e.ts&&x.ts<e.ts+e.dur)}));
  const tbt = tasks.reduce((s,{d,l})=>s+Math.max(0,d*(l?2:4)-50),0);
  const commit = t.filter(e=>e.name==='DocumentLoader::CommitNavigation').reduce((s,e)=>Math.max(s,e.dur/1000),0);
  (res[port] ??= []).push({ first: big[0] ?? 0, font: big[1] ?? 0, layout: sum('Layout'), style: sum('UpdateLayoutTree'), paint: sum('Paint')+sum('PrePaint'), parse: sum('ParseHTML'), script: sum('EvaluateScript'), commit, tbt, fcp:(fp-nav)/1000, cpu400: until(400), cpu900: until(900), cpu2500: until(2500), tasks: tasks.reduce((s,x)=>s+x.d,0) });
  await b.close();
}
for (const [name, xs] of Object.entries(res)) console.log(name.padEnd(6), Object.keys(xs[0]).map(k=>k+' '+med(xs.map(x=>x[k])).toFixed(1)).join('  '));
