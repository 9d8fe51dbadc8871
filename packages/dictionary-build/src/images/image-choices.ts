import { readFileSync } from 'node:fs'

const FILE = new URL('../../data/image-choices.tsv', import.meta.url)

/** Hand-made choices for the pictures of words. */
export interface ImageChoices {
  /** Names of emoji that are nouns and yet would show a reader the wrong thing, in lower case. */
  readonly without: ReadonlySet<string>
  /** Names of emoji and the further words that each pictures. */
  readonly also: readonly (readonly [name: string, words: readonly string[]])[]
}

/** Reads the choices. Throws on a line that is neither of the two kinds. */
export function imageChoices(): ImageChoices {
  const without = new Set<string>()
  const also: [string, string[]][] = []
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [kind, name, words] = line.split('\t')
    if (kind === 'without' && name) without.add(name.toLowerCase())
    else if (kind === 'also' && name && words) also.push([name, words.split(' | ')])
    else throw new Error(`${FILE.pathname} has a line of no known kind: ${line}`)
  }
  return { without, also }
}
