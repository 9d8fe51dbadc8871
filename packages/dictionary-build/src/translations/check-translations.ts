import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  listTranslatedLanguages,
  translationsFolder,
} from '@wordhoard/dictionary/translations/translation-file'
import { type TranslatedSense, TranslationChecker, type TranslationFinding } from './translation-checker'

/** Checks all files of translations; returns what is wrong, and the translated keys by language. */
export function checkTranslations(
  senses: readonly TranslatedSense[],
  folder = translationsFolder(),
): {
  readonly findings: readonly TranslationFinding[]
  readonly keys: ReadonlyMap<string, ReadonlySet<string>>
} {
  const checker = new TranslationChecker(senses, readLoans(folder))
  const langs = listTranslatedLanguages(folder)
  for (const lang of langs) checker.checkFile(lang, readFileSync(join(folder, `${lang}.tsv`), 'utf8'))
  return { findings: checker.findings(), keys: new Map(langs.map((lang) => [lang, checker.keysOf(lang)])) }
}

/** Reads the words that languages have borrowed as they are: a language and a word a line. */
function readLoans(folder: string): Set<string> {
  const file = join(folder, 'loans.txt')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')))
}
