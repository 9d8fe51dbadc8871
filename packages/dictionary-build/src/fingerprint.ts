import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InputFolders } from './input-folders'
import { type DictionarySource, dictionarySources, WORDNET } from './sources'

const require = createRequire(import.meta.url)

/**
 * Returns the fingerprint of each source by name: a hash of the version of its package, its files, and the code that
 * builds rows from them. A database with the same fingerprints needs no build.
 */
export function fingerprints(folders: InputFolders): Map<string, string> {
  const builder = builderHash()
  return new Map(
    dictionarySources.map((source) => {
      const hash = createHash('sha256').update(builder).update(versionOf(source, folders))
      for (const file of filesOf(source, folders)) hash.update(contentOf(join(folders.lists, file)))
      if (source.name === WORDNET) hash.update(sizesOf(folders.wordNet))
      return [source.name, hash.digest('hex').slice(0, 32)]
    }),
  )
}

/** Returns the version of a source: that of its package, or the hash of its files. */
export function versionOf(source: DictionarySource, folders: InputFolders): string {
  if (source.npmPackage !== undefined) {
    const { version } = require(`${source.npmPackage}/package.json`) as { version: string }
    return version
  }
  const hash = createHash('sha256')
  for (const file of filesOf(source, folders)) hash.update(contentOf(join(folders.lists, file)))
  return hash.digest('hex').slice(0, 12)
}

/** Returns the files of a source, by their paths in `data/`. */
function filesOf({ folder, files }: DictionarySource, { lists }: InputFolders): string[] {
  if (folder === undefined || !existsSync(join(lists, folder))) return [...files]
  return [
    ...files,
    ...readdirSync(join(lists, folder))
      .sort()
      .map((name) => join(folder, name)),
  ]
}

/**
 * Returns the file sizes of a folder, which identify a damaged or different WordNet without reading 34 MB at every
 * start.
 */
function sizesOf(folder: string): string {
  return readdirSync(folder)
    .sort()
    .map((name) => `${name} ${statSync(join(folder, name)).size}`)
    .join('\n')
}

/** Returns a hash of all source code that takes part in a build, so that any change of it triggers a new build. */
function builderHash(): string {
  const hash = createHash('sha256')
  const lexicon = join(require.resolve('@wordhoard/lexicon/part-of-speech'), '..')
  const speech = join(require.resolve('@wordhoard/dictionary/speech/phonemes'), '..')
  const senses = join(require.resolve('@wordhoard/senses/profile'), '..')
  const here = fileURLToPath(new URL('.', import.meta.url))
  for (const folder of [
    here,
    ...[
      'load',
      'rows',
      'lists',
      'forms',
      'images',
      'sound',
      'level',
      'learner',
      'wordnet',
      'import',
      'import/compose',
    ].map((name) => join(here, name)),
  ]) {
    for (const file of sourceFiles(folder)) hash.update(contentOf(join(folder, file)))
  }
  for (const file of [
    join(speech, 'phonemes.ts'),
    join(lexicon, 'part-of-speech.ts'),
    join(lexicon, 'forms', 'inflections.ts'),
    join(lexicon, 'level.ts'),
    join(lexicon, 'marked-usages.ts'),
    join(senses, 'words', 'irregular-forms.ts'),
    join(senses, 'profile.ts'),
    join(senses, 'words', 'stems.ts'),
  ]) {
    hash.update(contentOf(file))
  }
  return hash.digest('hex')
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
}

/** Returns the content of a file, empty if it is missing, because generated files may be absent. */
function contentOf(path: string): Buffer {
  return existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
}
