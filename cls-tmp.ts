process.env.E2E_PORT='4901'
import { chromium, type Page } from '@playwright/test'
import { headlessChromiumPath } from './scripts/chromium-path'
const browser=await chromium.launch({executablePath:headlessChromiumPath()!,args:['--no-sandbox','--disable-gpu']})
async function login(page: Page, email: string){ await page.goto('/login'); await page.getByLabel('Email').fill(email); await page.getByLabel('Password',{exact:true}).fill('Read4words'); await page.getByRole('button',{name:'Login'}).click(); await page.waitForURL(/\/$/); await page.waitForLoadState('networkidle') }
const init=`window.__s=[];new PerformanceObserver(l=>{for(const e of l.getEntries())if(!e.hadRecentInput)window.__s.push([e.value,Math.round(e.startTime),e.sources.map(s=>{const n=s.node;const el=n&&(n.nodeType===1?n:n.parentElement);return (el?el.tagName+'.'+String(el.className).slice(0,40)+' "'+(el.textContent||'').slice(0,30)+'"':'?')+' '+Math.round(s.previousRect.y)+'->'+Math.round(s.currentRect.y)+' x'+Math.round(s.previousRect.x)+'->'+Math.round(s.currentRect.x)})])}).observe({type:'layout-shift',buffered:true})`
for (const [size,vp] of Object.entries({desktop:{width:1440,height:900},phone:{width:390,height:844}})) for (const who of ['learner','teacher']) {
  const ctx=await browser.newContext({viewport:vp,baseURL:'http://127.0.0.1:4901',locale:'en-GB',isMobile:size==='phone',hasTouch:size==='phone'})
  const page=await ctx.newPage(); page.setDefaultTimeout(60000)
  await login(page,`${who}@demo.example`)
  await page.addInitScript(init)
  const hrefs=new Set<string>(['/','/me','/me#statistic','/articles','/my-articles','/main-vocabulary','/learn','/chats','/schools','/reading-mode','/word/100','/about'])
  const add=async()=>{for(const h of await page.locator('a[href^="/"]').evaluateAll(as=>as.map(a=>a.getAttribute('href')!))) if(/^\/(article|custom-vocabulary|school|classroom|user|chat)\//.test(h)) hrefs.add(h)}
  const kinds=new Map<string,number>()
  for(const round of [1,2]) { kinds.clear(); for(const h of hrefs){ const kind=h.replace(/\d+/g,'N').replace(/@[^/]+/,'@x'); if((kinds.get(kind)??0)>=2) continue; kinds.set(kind,(kinds.get(kind)??0)+1)
    await page.goto('about:blank'); await page.goto(h); await page.waitForLoadState('networkidle').catch(()=>{}); await page.waitForTimeout(800); await add()
    const s=await page.evaluate(()=>(window as any).__s) as [number,number,string[]][]; const sum=s.reduce((a,b)=>a+b[0],0)
    if(round===2)console.log(size,who,h,sum.toFixed(4)); if(round===2&&sum>0.002) for(const x of s) if (x[0]>0.001) console.log('    ',x[0].toFixed(4),x[1],x[2].join(' | '))
  }
  }
  await ctx.close()
}
await browser.close()
