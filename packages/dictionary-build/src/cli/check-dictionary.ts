/**
 * `pnpm dictionary:check [--all]`: checks the learner's dictionary against its style sheet, and its translations. Prints
 * what is wrong and how much is written. Fails if a rule is broken, or if more than 1 % of the definitions leave the
 * defining vocabulary.
 */
import { join } from 'node:path'
import { readDictionary } from '../dictionary'
import { findInputFolders } from '../input-folders'
import { LearnerChecker, type Rule } from '../learner/checker'
import { readDefiningVocabulary, readLearnerSenses } from '../learner/read-learner'
import { readSensesByUse } from '../learner/senses-by-use'
import { readSpellings } from '../spellings'
import { checkTranslations } from '../translations/check-translations'
import { measureCoverage } from '../translations/coverage'

/** Share of definitions that may leave the defining vocabulary. */
const MAX_OUTSIDE = 0.01
/** Findings printed of each rule, unless --all is given. */
const MAX_PRINTED = 20

const folders = findInputFolders()
const folder = join(folders.lists, 'learner')
const senses = readLearnerSenses(folder)
const checker = new LearnerChecker(
  await readDictionary(folders, () => {}, false),
  await readSpellings(join(folders.lists, 'spelling-pairs.tsv')),
  readDefiningVocabulary(folder),
)
const findings = checker.check(senses)
const byRule = new Map<Rule, typeof findings>()
for (const finding of findings) byRule.set(finding.rule, [...(byRule.get(finding.rule) ?? []), finding])
for (const [rule, found] of byRule) {
  console.info(`\n${rule}: ${found.length}`)
  for (const { sense, text } of process.argv.includes('--all') ? found : found.slice(0, MAX_PRINTED)) {
    console.info(`  ${sense.place} ${sense.key}: ${text}`)
  }
}
const headwords = new Set(senses.map(({ headword }) => headword)).size
const outside = new Set(byRule.get('defining vocabulary')?.map(({ sense }) => sense.key)).size
console.info(
  `${senses.length} senses of ${headwords} headwords; ${((100 * outside) / Math.max(1, senses.length)).toFixed(2)} % leave the defining vocabulary`,
)
const translations = checkTranslations(senses)
for (const rule of new Set(translations.findings.map((finding) => finding.rule))) {
  const found = translations.findings.filter((finding) => finding.rule === rule)
  console.info(`\nTranslations, ${rule}: ${found.length}`)
  for (const { lang, line, text } of process.argv.includes('--all') ? found : found.slice(0, MAX_PRINTED))
    console.info(`  ${lang}.tsv:${line} ${text}`)
}
const uses = readSensesByUse(folders.lists)
for (const [lang, keys] of translations.keys) {
  const { senses: translated, missing, use } = measureCoverage(senses, uses, keys)
  console.info(`${lang}: ${translated} senses, ${missing} missing; ${use.toFixed(1)} % of use`)
}
const hasBroken = [...byRule.keys()].some((rule) => rule !== 'defining vocabulary')
if (translations.findings.length > 0 || hasBroken || outside > MAX_OUTSIDE * senses.length) process.exit(1)
