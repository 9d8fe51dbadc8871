/**
 * `pnpm eval:levels [--misses] <levels or texts.tsv>…`: scores the levels of words and texts. A file of words has
 * the columns headword, part of speech, level; of its headwords every fifth is scored, the others were learnt from. A
 * file of texts has the columns level, genre, text and no header. `--misses` lists what is more than one level off.
 */
import { readFileSync } from 'node:fs'
import { readDictionary } from '@wordhoard/dictionary-build/dictionary'
import { findInputFolders } from '@wordhoard/dictionary-build/input-folders'
import { levels, textLevel } from '@wordhoard/lexicon/level'
import { parseListedLevels } from './levels/listed-levels'
import { confusionTable, describeScores, type Judged, scoreLevels } from './levels/scores'
import { readTextSamples, textCounter } from './levels/text-samples'
import { judgeWords } from './levels/word-levels'

const options = process.argv.slice(2)
const paths = options.filter((option) => !option.startsWith('--'))
if (paths.length === 0) throw new Error('Usage: pnpm eval:levels [--misses] <levels or texts.tsv>…')
const dictionary = await readDictionary(findInputFolders(), () => {})

for (const path of paths) {
  const text = readFileSync(path, 'utf8')
  if (text.startsWith('headword\t')) scoreWords(text)
  else scoreTexts(path)
}

function scoreWords(text: string): void {
  const heldOut = parseListedLevels(text).filter(({ isHeldOut }) => isHeldOut)
  const { words, rows, missing } = judgeWords(heldOut, dictionary)
  print('Words held out, the easiest of their listed levels', words)
  print('Words held out, by part of speech', rows)
  console.info(`${missing.length} rows have no entry with a level.`)
  listMisses(rows)
}

function listMisses(judged: readonly (Judged & { readonly headword: string })[]): void {
  if (!options.includes('--misses')) return
  for (const { headword, right, estimate } of judged.filter((one) => Math.abs(one.right - one.estimate) > 1))
    console.info(`${headword}\t${levels[right]} → ${levels[estimate]}`)
}

function scoreTexts(path: string): void {
  const countWords = textCounter(dictionary)
  const judged = readTextSamples(path).map(({ level, text }) => {
    const { words, sentences } = countWords(text)
    return {
      headword: `${text.slice(0, 60)}…`,
      right: levels.indexOf(level),
      estimate: levels.indexOf(textLevel(words, sentences).level),
    }
  })
  print(`Texts of ${path}`, judged)
  listMisses(judged)
}

function print(title: string, judged: readonly Judged[]): void {
  console.info(`${title} – ${describeScores(scoreLevels(judged))}\n${confusionTable(judged)}`)
}
