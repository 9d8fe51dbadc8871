/**
 * `pnpm eval:tokens [--misses] <file>…`: prints the share of a text's words that lead to the right entry. A labelled text
 * (`tokens/labelled-tokens`) says which entry is right, and what only leads to a word with another meaning is a miss. Of a
 * plain text, it counts the words that lead to any entry, and lists the commonest that lead to none. The dictionary comes
 * from DATABASE_URL or the embedded server, and is built first if it is missing.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { loadIndex } from '@wordhoard/dictionary/index/cached-index'
import { WordSearch } from '@wordhoard/dictionary/index/word-search'
import { directHeadwords } from '@wordhoard/lexicon/forms/direct-forms'
import { openDictionary } from './senses/open-inventory'
import { coverageOf, sumCoverages } from './tokens/coverage'
import { type JudgedToken, judgeTokens, verdicts } from './tokens/judge-tokens'
import { isLabelled, readLabelledTokens, tokenMarks } from './tokens/labelled-tokens'

const MAX_LISTED_FORMS = 50

const paths = process.argv.slice(2).filter((path) => !path.startsWith('--'))
const showsMisses = process.argv.includes('--misses')
if (paths.length === 0) {
  console.error('Usage: pnpm eval:tokens [--misses] <file>…')
  process.exit(2)
}
const texts = paths.map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') }))
const database = await openDictionary()
const { index, search } = await loadIndex(database.pool)
await database.close()
const words = new WordSearch(index, (form) => directHeadwords(form, index), search)
const nearest = (form: string) => words.find(form, 1)[0]?.spell_lower

const labelled = texts.filter(({ text }) => isLabelled(text))
for (const { name, text } of labelled) {
  report(
    name,
    readLabelledTokens(text, name).flatMap((paragraph) => judgeTokens(paragraph, index, nearest)),
  )
}
const plain = texts.filter(({ text }) => !isLabelled(text))
if (plain.length > 0) reportPlain(plain)

function percent(part: number, whole: number): string {
  const count = whole.toLocaleString('en-GB')
  return whole === 0 ? '– of 0' : `${((100 * part) / whole).toFixed(2)} % of ${count}`
}

function report(name: string, judged: readonly JudgedToken[]): void {
  const rightOf = (some: readonly JudgedToken[]) =>
    percent(some.filter(({ verdict }) => verdict === 'right').length, some.length)
  const counts = verdicts.map((verdict) => {
    const count = judged.filter((each) => each.verdict === verdict).length
    return `${verdict} ${count}`
  })
  const names = judged.filter(({ token }) => token.isName)
  const others = judged.filter(({ token }) => !token.isName)
  console.info(`${name}: coverage ${rightOf(judged)} tokens (${counts.join(', ')})`)
  console.info(`  words ${rightOf(others)}; names ${rightOf(names)}`)
  for (const mark of tokenMarks) {
    const marked = judged.filter(({ token }) => token.marks.includes(mark))
    if (marked.length === 0) continue
    const mended = marked.filter(({ verdict }) => verdict === 'mended').length
    console.info(`  ${mark} ${rightOf(marked)}${mended > 0 ? `, ${mended} more offered in their place` : ''}`)
  }
  if (!showsMisses) return
  for (const { token, verdict, first } of judged) {
    if (verdict === 'right') continue
    const gold = token.isName ? 'name' : token.gold.map((each) => each.join('+')).join('|')
    console.info(`  ${verdict}: ${token.form} (${gold}) → ${first.join(' ') || 'nothing'}`)
  }
}

function reportPlain(some: typeof texts): void {
  const results = some.map(({ name, text }) => ({ name, coverage: coverageOf(text, index) }))
  const all = sumCoverages(results.map((result) => result.coverage))
  for (const { name, coverage } of [...results, { name: 'all', coverage: all }]) {
    const properNouns = percent(coverage.properNouns.resolved, coverage.properNouns.tokens)
    console.info(
      `${name}: ${percent(coverage.words.resolved, coverage.words.tokens)} words resolve; proper nouns: ${properNouns}`,
    )
  }
  const frequent = [...all.unresolved].sort((a, b) => b[1] - a[1]).slice(0, MAX_LISTED_FORMS)
  const list = frequent.map(([form, count]) => `${form} ${count}`).join(', ')
  console.info(`Most frequent unresolved forms: ${list || 'none'}`)
}
