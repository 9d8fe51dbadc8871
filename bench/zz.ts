import { readFileSync } from 'node:fs'
import { tokenise } from '../packages/lexicon/src/tokens'
import { benchTokeniser } from './tokeniser'
const t0 = readFileSync('/work/shared/texts/pride-and-prejudice.txt','utf8')
const t = Buffer.from(t0.repeat(2).slice(0,1_000_000),'utf16le').toString('utf16le')
const mb=Buffer.byteLength(t)/1e6
const ts:number[]=[]; const cs:number[]=[]
for(let i=0;i<40;i++){const c=process.cpuUsage();const s=performance.now();tokenise(t);ts.push(performance.now()-s);const d=process.cpuUsage(c);cs.push((d.user+d.system)/1e3)}
ts.sort((a,b)=>a-b);cs.sort((a,b)=>a-b)
console.log('wall min',(mb/ts[0]!*1e3).toFixed(1),'median',(mb/ts[20]!*1e3).toFixed(1),'cpu min',(mb/cs[0]!*1e3).toFixed(1),'cpu median',(mb/cs[20]!*1e3).toFixed(1))
