import { readFileSync } from 'node:fs'
import { baseForms } from './base-forms'
import { lookupForm, normalForm, tokenise } from './tokens'
import { wordnetLexicon } from './wordnet-lexicon.fixture'

const lex = wordnetLexicon()
for (const f of ['pride-and-prejudice', 'war-and-peace']) {
  const t = readFileSync(`/work/shared/texts/${f}.txt`, 'utf8')
  const toks = tokenise(t)
  const un = new Map<string, number>()
  let w = 0,
    miss = 0
  const memo = new Map<string, boolean>()
  const s = performance.now()
  for (const k of toks) {
    if (k.kind !== 'word') continue
    w++
    const l = lookupForm(t, k)
    let ok = memo.get(l)
    if (ok === undefined) {
      ok = baseForms(l, lex).length > 0
      memo.set(l, ok)
    }
    if (!ok) {
      miss++
      const n = normalForm(t, k)
      un.set(n, (un.get(n) ?? 0) + 1)
    }
  }
  console.log(
    f,
    w,
    miss,
    (100 - (100 * miss) / w).toFixed(2) + '%',
    (performance.now() - s).toFixed(0) + 'ms',
    memo.size,
  )
  console.log(
    [...un]
      .filter(([k]) => !/^\p{Lu}/u.test(k))
      .sort((a, b) => b[1] - a[1])
      .slice(0, 150)
      .map((x) => x.join(' '))
      .join(', '),
  )
}
