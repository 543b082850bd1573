import { chromium } from 'playwright';
const [,, ...list] = process.argv;
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-quic']});
for (const spec of list) {
  const [name, path, w='1440', theme='light', lang='en', act=''] = spec.split('|');
  const ctx = await b.newContext({viewport:{width:+w,height:w==='390'?844:900},baseURL:'http://localhost:4521'});
  await ctx.addCookies([{name:'languageSetting',value:lang,url:'http://localhost:4521'}]).catch(()=>{});
  await ctx.addInitScript(([theme,lang])=>{ if(localStorage.getItem('zoneid'))return; localStorage.setItem('zoneid','[1]');localStorage.setItem('location','350 5th Avenue, New York');localStorage.setItem('currentLatLng',JSON.stringify({lat:40.7484,lng:-73.9857}));localStorage.setItem('module',JSON.stringify({id:6,module_type:'rental',module_name:'Rental'}));localStorage.setItem('guest_id','77');localStorage.setItem('mode',theme);localStorage.setItem('theme',theme);localStorage.setItem('languageSetting',lang);localStorage.setItem('language',lang);},[theme,lang]);
  const p = await ctx.newPage();
  const errs=[]; p.on('console',m=>{if(['error','warning'].includes(m.type()))errs.push(m.text())}); p.on('pageerror',e=>errs.push(String(e)));
  await p.goto(path); await p.waitForLoadState('networkidle').catch(()=>{}); await p.waitForTimeout(700);
  if (act) await (new (Object.getPrototypeOf(async()=>{}).constructor)('p',act))(p);
  await p.screenshot({path:`/tmp/rui/${name}.png`, fullPage: name.endsWith('F')});
  console.log(name, await p.locator('h1').allInnerTexts(), 'overflow', await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth), errs.slice(0,3));
  await ctx.close();
}
await b.close();
