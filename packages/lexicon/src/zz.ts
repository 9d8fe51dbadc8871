import { readFileSync } from 'node:fs'
import { baseForms, resolve } from './base-forms'
import { wordUse } from './context'
import type { Lexicon, ListedForm } from './lexicon'
import { partOfSpeechBits as B } from './part-of-speech'
import { lookupForm, normalForm, tokenise } from './tokens'
import { vocabularyWords } from './vocabulary'
import { wordnetLexicon } from './wordnet-lexicon.fixture'

const wn = wordnetLexicon()
const fw = new Map<string, number>(),
  fn = new Set<string>(),
  lf = new Map<string, ListedForm[]>()
const D = '/work/main/packages/dictionary/data/'
const add = (f: string, x: ListedForm) => lf.set(f, [...(lf.get(f) ?? []), x])
for (const l of readFileSync(D + 'function-words.jsonl', 'utf8')
  .split('\n')
  .filter(Boolean)) {
  const o = JSON.parse(l)
  fn.add(o.word)
  fw.set(
    o.word,
    o.entries.reduce((n: number, e: any) => n | ((B as any)[e.pos] ?? 0), 0),
  )
  for (const f of o.forms ?? []) add(f.form, { headword: o.word, kind: 'inflection', detail: f.kind })
}
for (const l of readFileSync(D + 'contractions.jsonl', 'utf8')
  .split('\n')
  .filter(Boolean)) {
  const o = JSON.parse(l)
  for (const p of o.parts ?? o.words ?? []) add(o.form, { headword: p, kind: 'contraction', detail: '' })
}
const names = new Set<string>()
for (const l of readFileSync(D + 'names.jsonl', 'utf8')
  .split('\n')
  .filter(Boolean)) {
  const o = JSON.parse(l)
  names.add((o.word ?? o.name ?? o).toLowerCase())
}
add('better', { headword: 'well', kind: 'inflection', detail: 'comparative' })
export const lex: Lexicon = {
  partsOfSpeech: (f) => wn.partsOfSpeech(f) | (fw.get(f) ?? 0),
  listedForms: (f) => [
    ...(lf.get(f) ?? []),
    ...(f === 'does'
      ? []
      : wn.listedForms(f).filter((x) => !(lf.get(f) ?? []).some((y) => y.headword === x.headword))),
  ],
  frequencyRank: wn.frequencyRank,
  isName: (h) => false,
  isFunctionWord: (h) => fn.has(h),
}
for (const f of "an am is are was were been being has had does did done don't won't can't shan't i'd've she'd it's that's let's 'tis 'twas gonna better best left well-known others mine hers its his one's o'clock doth hath shouldn't've who's y'all ain't mustn't cannot someone's us me him them an' 'em ol' goin' e'en ne'er".split(
  ' ',
))
  console.log(
    f.padEnd(12),
    baseForms(f, lex)
      .map((b) => b.headword + (b.partOfSpeech ? ':' + b.partOfSpeech : ''))
      .join(', '),
  )
const t = readFileSync('/work/shared/texts/pride-and-prejudice.txt', 'utf8')
const toks = tokenise(t)
for (const f of ['pride-and-prejudice', 'war-and-peace']) {
  const t = readFileSync(`/work/shared/texts/${f}.txt`, 'utf8')
  const toks = tokenise(t)
  const un = new Map<string, number>()
  let n = 0,
    m = 0
  const memo = new Map<string, boolean>()
  for (const k of toks) {
    if (k.kind !== 'word') continue
    n++
    const l = lookupForm(t, k)
    let ok = memo.get(l)
    if (ok === undefined) {
      ok = resolve(l, lex).length > 0
      memo.set(l, ok)
    }
    if (!ok) {
      m++
      const w = normalForm(t, k)
      un.set(w, (un.get(w) ?? 0) + 1)
    }
  }
  console.log(f, n, 'unresolved', m, (100 - (100 * m) / n).toFixed(2) + '%')
  console.log(
    [...un]
      .filter(([w]) => /^\p{Ll}|^'/u.test(w))
      .sort((a, b) => b[1] - a[1])
      .slice(0, 100)
      .map((x) => x.join(' '))
      .join(', '),
  )
}
// ambiguous picks sample
let k = 0
for (let i = 0; i < toks.length; i++) {
  if (i % 97 !== 0) continue
  const l = lookupForm(t, toks[i]!)
  const a = baseForms(l, lex, wordUse(t, toks, i))
  if (new Set(a.map((x) => x.headword)).size > 1 && k++ < 90)
    console.log(
      t.slice(toks[Math.max(0, i - 2)]!.start, toks[i + 2]!.end).replace(/\s+/g, ' '),
      '|',
      l,
      '→',
      [...new Set(a.map((x) => x.headword))].join(', '),
    )
}
