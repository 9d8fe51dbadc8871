/**
 * Trains the sense ranker on SemCor: `npx tsx training/src/train-senses.ts <semcor.tsv.gz> [judged]` (gzipped, tab-separated:
 * document, sentence, form, lemma, Penn tag, sense keys; one token per line). Takes about an hour and 5 GB.
 *
 * Every fifth document is held out: it is never used for training, counting or fitting (`pnpm eval:senses
 * <semcor.tsv.gz>` scores it). From the other documents and the dictionary's examples it learns:
 * - weights for pairs of a context's cue and a sense's trait
 * - vectors of cues and traits, and the matrices that map surrounding words and definitions into their space
 * - the company of senses and of kinds of things
 * - the topics of the texts in which senses occur
 * - the kinds of things that words denote
 *
 * It then fits the weights of all features together on one fold, using what is learnt from the other folds, including
 * their counts. Evaluation sets are never read.
 *
 * Writes senses.bin and word-class-cues.tsv in packages/senses/data/, and packages/senses/src/model/fitted.ts. With a
 * second argument, also writes what was learnt without that fold to files of this name (.bin, .tsv), for `fit-tap`.
 */
import { writeFileSync } from 'node:fs'
import { readSourceInventory } from '@wordhoard/evaluation/senses/source-inventory'
import { type Fitted, fitSenses } from './senses/fit'
import type { Learnt } from './senses/learn'
import { readMaterial } from './senses/material'
import { packLearnt } from './senses/pack-learnt'
import { cueTable, writeFitted } from './senses/write-fitted'

const [path, judged] = process.argv.slice(2)
if (path === undefined) {
  console.error('Usage: npx tsx training/src/train-senses.ts <semcor.tsv.gz>')
  process.exit(2)
}
const started = performance.now()
const log = (line: string) => console.info(`${((performance.now() - started) / 1000).toFixed(0)} s: ${line}`)

function write(fitted: Fitted, learnt: Learnt): void {
  writeFitted(fitted, learnt.tables)
  const file = new URL('../../packages/senses/data/senses.bin', import.meta.url)
  const bytes = packLearnt(learnt)
  writeFileSync(file, bytes)
  log(`${(bytes.length / 1e6).toFixed(1)} MB written to ${file.pathname}`)
}

const fitted = fitSenses(readMaterial(await readSourceInventory(), path), log)
if (judged !== undefined) {
  writeFileSync(`${judged}.bin`, packLearnt(fitted.learnt))
  writeFileSync(`${judged}.tsv`, cueTable(fitted.learnt.tables))
}
// Writes a first result before the last quarter of the training, in case it is stopped early: that result is nearly
// complete.
write(fitted, fitted.learnt)
write(fitted, fitted.learnAll())
