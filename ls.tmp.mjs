import { chromium } from 'playwright-core'; import fs from 'node:fs'; import http from 'node:http';
const c = JSON.parse(fs.readFileSync('/tmp/lh/chrome.json'));
const exe = process.env.CHROME_PATH ?? c.executablePath;
const html=fs.readFileSync('/tmp/lh/var/full.html','utf8').replace('<head>','<head><script>var q=[];function T(n,f){var a=performance.now();try{f()}catch(e){}q.push(n+" "+(performance.now()-a).toFixed(1))}'+(process.argv[2]==='cookie'?'T("cookie",()=>document.cookie);T("local",()=>localStorage.getItem("x"));':'T("local",()=>localStorage.getItem("x"));T("cookie",()=>document.cookie);')+'T("local2",()=>localStorage.getItem("y"));T("cookie2",()=>document.cookie);T("session",()=>sessionStorage.getItem("y"));T("bc",()=>new BroadcastChannel("x"));T("langs",()=>navigator.languages);</script>');
const s=http.createServer((q,r)=>{ if(q.url==='/'){r.writeHead(200,{'content-type':'text/html; charset=utf-8','cross-origin-opener-policy':'same-origin-allow-popups'});r.end(html);} else {r.writeHead(404);r.end();}}); await new Promise(ok=>s.listen(4797,ok));
for(let i=0;i<6;i++){ const b=await chromium.launch({ executablePath: exe, args: c.args.filter(a=>!a.startsWith('--headless')), env: {...process.env, ...c.env}}); const p=await b.newPage(); await p.goto('http://localhost:4797/'); console.log((await p.evaluate(()=>q)).join(', ')); await b.close(); }
// persistent profile
for(let i=0;i<4;i++){ const d='/tmp/lh/prof'; const b=await chromium.launchPersistentContext(d,{ executablePath: exe, args: c.args.filter(a=>!a.startsWith('--headless')), env: {...process.env, ...c.env}}); const p=await b.newPage(); await p.goto('http://localhost:4797/'); console.log('persistent',(await p.evaluate(()=>q)).join(', ')); await b.close(); }
s.close();
