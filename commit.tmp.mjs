import { chromium } from 'playwright-core'; import fs from 'node:fs'; import http from 'node:http';
const c = JSON.parse(fs.readFileSync('/tmp/lh/chrome.json'));
const exe = process.env.CHROME_PATH ?? c.executablePath; const rounds = Number(process.argv[2] ?? 5);
const full = fs.readFileSync('/tmp/lh/var/full.html','utf8');
const sm = [...full.matchAll(/<style[^>]*>[\s\S]*?<\/style>/g)][1][0]; const sc = full.match(/<script[^>]*>[\s\S]*?<\/script>/)[0];
const head = full.slice(0, full.indexOf('<body')), body = full.slice(full.indexOf('<body'));
const variants = { hdrNoCoop: full, hdrNoCoopNoCsp: full, hdrNoCsp2:full, hdr: full, hdrNoCsp: full, hdrbr: full, br: full,
 full: full, nostyle: full.replace(sm,''), noscript: full.replace(sc,''), neither: full.replace(sc,'').replace(sm,''),
 headonly: head+'<body><p>hello</p></body></html>', headonlyNoStyle: head.replace(sm,'')+'<body><p>hello</p></body></html>',
 nolinks: full.replace(/<link[^>]*>/g,''), noimg: full.replace(/<img[^>]*>/g,''), neitherlink: full.replace(/<link[^>]*>/g,'').replace(/<img[^>]*>/g,''), ascii: full.replace(/[^\x00-\x7f]/g,'a'),
 tiny: '<!doctype html><html><head><title>x</title></head><body><p>hello</p></body></html>',
 comment75: '<!doctype html><html><head><title>x</title></head><body><p>hello</p><!--'+'a'.repeat(75000)+'--></body></html>',
};
const only = process.argv[3]?.split(',');
let html=''; let name0='';const fh=await fetch('http://localhost:4700/',{headers:{'accept-language':'ko'}}); const H=Object.fromEntries([...fh.headers].filter(([k])=>!['content-encoding','content-length','transfer-encoding','connection','keep-alive','etag','cache-control'].includes(k)));import zlib from 'node:zlib';
const s = http.createServer((q,r)=>{ if(q.url==='/page'){ const h={'content-type':'text/html; charset=utf-8',...(name0.startsWith('hdr')?H:{}), ...(name0.includes('br')?{'content-encoding':'br'}:{})}; if(name0.includes('NoCoop')) delete h['cross-origin-opener-policy']; if(name0.includes('NoCsp')) delete h['content-security-policy']; r.writeHead(200,h); r.end(name0.includes('br')?zlib.brotliCompressSync(html):html);} else { r.writeHead(404); r.end(); } });
await new Promise(ok => s.listen(4795, ok));
const med = xs => xs.sort((a,b)=>a-b)[Math.floor(xs.length/2)];
const res = {};
for (let i=0;i<rounds;i++) for (const [name, text] of Object.entries(variants)) { if(only && !only.includes(name)) continue;
  html = text; name0=name; const b = await chromium.launch({ executablePath: exe, args: c.args.filter(a=>!a.startsWith('--headless')), env: {...process.env, ...c.env}});
  const ctx = await b.newContext({ viewport: {width:412,height:823}, deviceScaleFactor: 2.6, locale: 'ko', isMobile: true, hasTouch: true });
  const p = await ctx.newPage();
  await b.startTracing(p, { categories: ['devtools.timeline','toplevel','loading',...(process.env.V8?['v8']:[]),'disabled-by-default-devtools.timeline','-*'] });
  await p.goto('http://localhost:4795/page'); await p.waitForTimeout(400);
  const t = JSON.parse((await b.stopTracing()).toString()).traceEvents.filter(e=>e.ph==='X');
  const sum = n => t.filter(e=>e.name===n).reduce((s,e)=>s+(e.dur??0)/1000,0);
  const one = n => t.filter(e=>e.name===n).reduce((s,e)=>Math.max(s,(e.dur??0)/1000),0);
  (res[name] ??= []).push({ append: one('DecodedDataDocumentParser::AppendBytes'), preloads: one('HTMLDocumentParser::MaybeFetchQueuedPreloads'), windowProxy: sum('LocalWindowProxy::Initialize'), commit: one('DocumentLoader::CommitNavigation'), parse: sum('ParseHTML'), style: sum('UpdateLayoutTree'), layout: sum('Layout') });
  await b.close();
}
for (const [name, xs] of Object.entries(res)) console.log(name.padEnd(22), Object.keys(xs[0]).map(k=>k+' '+med(xs.map(x=>x[k])).toFixed(1)).join('  '));
s.close();
