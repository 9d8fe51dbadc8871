/**
 * `pnpm eval:definitions make [SEED]`: writes two blind sheets of 300 lines each into `samples/`, for a reader who has not
 * written definitions, and their keys. The first asks which of two definitions explains a word better, ours or WordNet's;
 * the second which of a word's senses its example means. The reader fills in the column “answer” (0: can't decide).
 *
 * `pnpm eval:definitions score`: prints how often ours was preferred, and how often the sense was recognised.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readDictionary } from '@wordhoard/dictionary-build/dictionary'
import { findInputFolders } from '@wordhoard/dictionary-build/input-folders'
import { definitionText, isMarked } from '@wordhoard/dictionary-build/learner/learner-sense'
import { readLearnerSenses } from '@wordhoard/dictionary-build/learner/read-learner'
import { textOf } from '@wordhoard/dictionary-build/relations'
import {
  type BlindLine,
  chooseByHash,
  compareDefinitions,
  hashNumber,
  readAnswers,
  readKey,
  recogniseSense,
  type SampledSense,
  writeKey,
  writeSheet,
} from './dictionary/blind-sample'

const LINES = 300
const [command, seed = 'november'] = process.argv.slice(2)
if (command !== 'make' && command !== 'score') {
  console.error('Usage: pnpm eval:definitions make|score [seed]')
  process.exit(2)
}
const names = ['definitions', 'examples'] as const
const sheetPath = (name: string) => fileURLToPath(new URL(`../samples/blind-${name}.tsv`, import.meta.url))
const keyPath = (name: string) => fileURLToPath(new URL(`../samples/blind-${name}.key.txt`, import.meta.url))

if (command === 'make') {
  const sheets = await makeSheets()
  for (const name of names) {
    writeFileSync(sheetPath(name), writeSheet(sheets[name]))
    writeFileSync(keyPath(name), writeKey(sheets[name]))
    console.info(`samples/blind-${name}.tsv: ${sheets[name].length} lines`)
  }
} else for (const name of names) score(name)

function score(name: string): void {
  const key = readKey(readFileSync(keyPath(name), 'utf8'))
  const answers = readAnswers(readFileSync(sheetPath(name), 'utf8'))
  const wrong = key.filter(({ expected }, index) => answers[index]?.answer !== expected)
  const right = key.length - wrong.length
  console.info(`${name}: ${right} of ${key.length} (${((100 * right) / key.length).toFixed(1)} %)`)
  console.info(`  not: ${wrong.map((line) => line.key).join(' ')}`)
}

async function makeSheets(): Promise<Record<(typeof names)[number], BlindLine[]>> {
  const folders = findInputFolders()
  const dictionary = await readDictionary(folders, () => {}, false)
  const learner = readLearnerSenses(join(folders.lists, 'learner')).filter((sense) => !isMarked(sense))
  const byHeadword = new Map<string, SampledSense[]>()
  const theirs = new Map<string, string>()
  const senses = learner.map((sense): SampledSense => {
    const { key, headword, partOfSpeech, examples, covers } = sense
    const entry = dictionary.find(headword)
    const covered = entry?.senses.find((other) => other.key === covers[0])
    if (covered && !covered.own) theirs.set(key, textOf(covered))
    const example = examples[hashNumber(seed, key) % examples.length] ?? ''
    const sampled = { key, headword, partOfSpeech, definition: definitionText(sense), example }
    byHeadword.set(headword, [...(byHeadword.get(headword) ?? []), sampled])
    return sampled
  })
  return {
    definitions: chooseByHash(
      senses.filter(({ key }) => theirs.has(key)),
      LINES,
      seed,
    ).map((sense) => compareDefinitions(sense, theirs.get(sense.key)!, seed)),
    examples: chooseByHash(
      senses.filter(({ headword }) => byHeadword.get(headword)!.length > 1),
      LINES,
      `${seed} examples`,
    ).map((sense) => recogniseSense(sense, byHeadword.get(sense.headword)!, seed)),
  }
}
