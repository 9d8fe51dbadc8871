/**
 * `tsx packages/dictionary-build/src/cli/add-batch.ts DRAFT NAME [--check]`: turns a draft into `data/learner/NAME.tsv`,
 * with stable keys for its senses and WordNet's keys for its codes, or only checks it. Replaces the file if it exists, so
 * use it only before a batch is released.
 *
 * A line of a draft: headword | part of speech | level | labels; … | patterns; … | definition | example * example |
 * codes of covered senses | marks of a phrase’s shape (optional). Lines that begin with # or “skip |” are left out.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDictionary } from '../dictionary'
import { findInputFolders } from '../input-folders'
import { LearnerChecker } from '../learner/checker'
import type { LearnerSense } from '../learner/learner-sense'
import {
  learnerFiles,
  parseLearnerSense,
  readDefiningVocabulary,
  readLearnerSenses,
} from '../learner/read-learner'
import { senseCodes } from '../learner/sense-codes'
import { ListError } from '../lists/read-jsonl'
import { readSpellings } from '../spellings'

/** Phrases may have one more, for marks of their shape. */
const COLUMNS = 8
const [draft, name, option] = process.argv.slice(2)
if (!draft || !name) {
  console.error('Usage: add-batch.ts DRAFT NAME')
  process.exit(2)
}
const folders = findInputFolders()
const folder = join(folders.lists, 'learner')
const dictionary = await readDictionary(folders, () => {}, false)

/** Highest number of each headword and part of speech in our other lists and in the other files. */
const numbers = new Map<string, number>()
for (const { senses } of dictionary.entries) {
  for (const { own, key } of senses) if (own) countKey(key)
}
for (const file of learnerFiles(folder)) {
  if (file === `${name}.tsv`) continue
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
    countKey(line.split('\t')[0]!)
  }
}

function countKey(key: string): void {
  const [, stem, number] = /^(.+)\.(\d+)$/u.exec(key) ?? []
  if (stem !== undefined) numbers.set(stem, Math.max(numbers.get(stem) ?? 0, Number(number)))
}

const problems: string[] = []
const rows: { headword: string; line: string; sense: LearnerSense }[] = []
for (const [index, line] of readFileSync(draft, 'utf8').split('\n').entries()) {
  if (line.trim() === '' || line.startsWith('#') || /^skip\s*\|/u.test(line)) continue
  const place = `${draft}:${index + 1}`
  const cells = line.split('|').map((cell) => cell.trim())
  if (cells.length !== COLUMNS && cells.length !== COLUMNS + 1) {
    problems.push(`${place}: has ${cells.length} columns, not ${COLUMNS}`)
    continue
  }
  const [written = '', code = '', level = '', labels = '', patterns = '', ...texts] = cells
  const [definition = '', examples = '', covered = '', marks = ''] = texts
  const headword = written.replaceAll('’', "'")
  const stem = `${headword.replaceAll(' ', '_')}.${code}`
  const number = (numbers.get(stem) ?? 0) + 1
  numbers.set(stem, number)
  const entry = dictionary.find(headword)
  const codes = entry ? senseCodes(entry) : new Map()
  const keys = covered.split(/[\s,]+/u).filter((one) => one !== '' && one !== '-')
  for (const one of keys) if (!codes.has(one)) problems.push(`${place}: ${headword} has no sense ${one}`)
  const covers = keys.flatMap((one) => codes.get(one)?.key ?? [])
  const row = [
    ...[`${stem}.${number}`, level, labels, patterns, definition, examples, covers.join(' ')],
    ...(marks === '' ? [] : [marks]),
  ].join('\t')
  try {
    rows.push({ headword: headword.toLowerCase(), line: row, sense: parseLearnerSense(row, place) })
  } catch (error) {
    if (!(error instanceof ListError)) throw error
    problems.push(error.message)
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
if (option === '--check') {
  const others = readLearnerSenses(folder).filter(({ place }) => !place.startsWith(`${name}.tsv:`))
  const checker = new LearnerChecker(
    dictionary,
    await readSpellings(join(folders.lists, 'spelling-pairs.tsv')),
    readDefiningVocabulary(folder),
  )
  const own = new Set(rows.map(({ sense }) => sense))
  const findings = checker.check([...others, ...own]).filter(({ sense }) => own.has(sense))
  for (const { rule, sense, text } of findings)
    console.info(`${sense.place.split('/').at(-1)} ${sense.key} ${rule}: ${text}`)
  console.info(`${rows.length} senses, ${findings.length} findings`)
  process.exit(findings.length > 0 ? 1 : 0)
}
rows.sort((a, b) => (a.headword < b.headword ? -1 : a.headword > b.headword ? 1 : 0))
const path = join(folder, `${name}.tsv`)
console.info(`${existsSync(path) ? 'Replaced' : 'Wrote'} ${name}.tsv: ${rows.length} senses`)
writeFileSync(path, `${rows.map(({ line }) => line).join('\n')}\n`)
