import { chromium } from 'playwright-core'; import fs from 'node:fs'; import http from 'node:http';
const c = JSON.parse(fs.readFileSync('/tmp/lh/chrome.json'));
const full = await (await fetch('http://localhost:4700/',{headers:{'accept-language':'ko'}})).text();
const pre=`<script>window.q=[];const L=document.querySelectorAll.bind(document);for(const k of ['querySelectorAll','querySelector','getElementById']){const o=document[k].bind(document);document[k]=(...a)=>{const s=performance.now();const r=o(...a);q.push(k+'('+a[0].slice(0,30)+') '+(performance.now()-s).toFixed(2));return r}}
const ss=Object.getOwnPropertyDescriptor(window,'sessionStorage');document.addEventListener('DOMContentLoaded',()=>{window.t0=performance.now();q.push('--dcl');Promise.resolve().then(()=>q.push('mt '+(performance.now()-t0).toFixed(2)))},{capture:true});document.addEventListener('DOMContentLoaded',()=>setTimeout(()=>0));window.addEventListener('DOMContentLoaded',()=>q.push('--end '+(performance.now()-t0).toFixed(2)));</script>`;
const html=full.replace('<head>','<head>'+pre);
const s=http.createServer((q,r)=>{ if(q.url==='/'){r.writeHead(200,{'content-type':'text/html; charset=utf-8','cross-origin-opener-policy':'same-origin-allow-popups'});r.end(html);} else http.get({host:'localhost',port:4700,path:q.url,headers:q.headers},a=>{r.writeHead(a.statusCode,a.headers);a.pipe(r)}); }); await new Promise(ok=>s.listen(4797,ok));
for(let i=0;i<4;i++){ const b=await chromium.launch({ executablePath: c.executablePath, args: c.args.filter(a=>!a.startsWith('--headless')), env: {...process.env, ...c.env}}); const p=await b.newPage(); await p.goto('http://localhost:4797/'); console.log((await p.evaluate(()=>q)).join(' | ')); await b.close(); }
s.close();
