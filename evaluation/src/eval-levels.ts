/**
 * `pnpm eval:levels [--misses] [<levels.tsv>] [<texts.tsv>…]`: scores the levels of words and texts. A file of words has
 * the columns headword, part of speech, level; of its headwords every fifth is scored, the others were learnt from. A
 * file of texts has the columns level, genre, text and no header. Without a file, scores the texts to which the level
 * of texts was fitted, each by a model that was fitted without it. `--misses` lists words more than one level off.
 */
import { readFileSync } from 'node:fs'
import { readDictionary } from '@wordhoard/dictionary-build/dictionary'
import { findInputFolders } from '@wordhoard/dictionary-build/input-folders'
import { levels } from '@wordhoard/lexicon/level'
import { parseListedLevels } from './levels/listed-levels'
import { confusionTable, describeScores, type Judged, scoreLevels } from './levels/scores'
import { judgeWords } from './levels/word-levels'

const options = process.argv.slice(2)
const paths = options.filter((option) => !option.startsWith('--'))
const dictionary = await readDictionary(findInputFolders(), () => {})

for (const path of paths) {
  const text = readFileSync(path, 'utf8')
  if (text.startsWith('headword\t')) scoreWords(text)
}

function scoreWords(text: string): void {
  const heldOut = parseListedLevels(text).filter(({ isHeldOut }) => isHeldOut)
  const { words, rows, missing } = judgeWords(heldOut, dictionary)
  print('Words held out, the easiest of their listed levels', words)
  print('Words held out, by part of speech', rows)
  console.info(`${missing.length} rows have no entry with a level.`)
  if (!options.includes('--misses')) return
  for (const { headword, right, estimate } of rows.filter((row) => Math.abs(row.right - row.estimate) > 1))
    console.info(`${headword}\t${levels[right]} → ${levels[estimate]}`)
}

function print(title: string, judged: readonly Judged[]): void {
  console.info(`${title} – ${describeScores(scoreLevels(judged))}\n${confusionTable(judged)}`)
}
