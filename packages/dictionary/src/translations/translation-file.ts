import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '@wordhoard/database/project-root'

/** Separates the equivalents of a sense in a file. */
export const SEPARATOR = '; '

/** Folder of the translations that we have written: one file a language, one line a sense. */
export const translationsFolder = () => join(projectRoot(), 'packages', 'dictionary', 'data', 'translations')

/** Returns the codes of the languages that have a file, in alphabetical order. */
export function listTranslatedLanguages(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => name.slice(0, -'.tsv'.length))
    .sort()
}

/** Returns the path of a language's file; it must be one of `listTranslatedLanguages`. */
export const translationFile = (folder: string, lang: string) => join(folder, `${lang}.tsv`)

/** Reads a language's file as bytes; it must be one of `listTranslatedLanguages`. */
export function readTranslationFile(folder: string, lang: string): Promise<Buffer> {
  return readFile(translationFile(folder, lang))
}

/** A line of a file: a learner sense by its key, and what a learner would say, best first. */
export interface Translation {
  readonly key: string
  readonly equivalents: readonly string[]
}

/** Yields the lines of a file. Lines without a tab are left out; the checker finds them. */
export function* translationsIn(content: string): Generator<Translation> {
  for (const line of content.split('\n')) {
    const tab = line.indexOf('\t')
    if (tab > 0) yield { key: line.slice(0, tab), equivalents: line.slice(tab + 1).split(SEPARATOR) }
  }
}
