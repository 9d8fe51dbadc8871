import { readFileSync } from 'node:fs'

const FILE = new URL('../../data/image-choices.tsv', import.meta.url)

/** Hand-made choices for the pictures of words. */
export interface ImageChoices {
  /** Emoji names (lower case) that are nouns but whose picture would mislead a reader. */
  readonly excluded: ReadonlySet<string>
  /** Emoji names, each with more words that it pictures. */
  readonly extraWords: readonly (readonly [name: string, words: readonly string[]])[]
}

/** Reads the choices. Throws if a line is of neither kind. */
export function imageChoices(): ImageChoices {
  const excluded = new Set<string>()
  const extraWords: [string, string[]][] = []
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [kind, name, words] = line.split('\t')
    if (kind === 'without' && name) excluded.add(name.toLowerCase())
    else if (kind === 'also' && name && words) extraWords.push([name, words.split(' | ')])
    else throw new Error(`${FILE.pathname} has a line that starts with neither "without" nor "also": ${line}`)
  }
  return { excluded, extraWords }
}
