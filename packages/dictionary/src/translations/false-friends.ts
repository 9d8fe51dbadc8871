import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '@wordhoard/database/project-root'

/** Folder of the false friends: one file a language, one line a word. */
export const falseFriendsFolder = () => join(projectRoot(), 'packages', 'dictionary', 'data', 'false-friends')

/** Parts of speech as the files abbreviate them. */
const partsOfSpeech: Readonly<Record<string, string>> = {
  n: 'noun',
  v: 'verb',
  adj: 'adjective',
  adv: 'adverb',
  pron: 'pronoun',
}

/** An English word that looks like a word of another language, which means something else. */
export interface FalseFriend {
  readonly headword: string
  readonly part_of_speech: string
  /** The word of the other language. */
  readonly similar_word: string
  /** What that word means, in English. */
  readonly meaning: string
}

/** Reads the false friends of a language; none if it has no file. */
export async function readFalseFriends(lang: string, folder = falseFriendsFolder()): Promise<FalseFriend[]> {
  const file = join(folder, `${lang}.tsv`)
  if (!/^[a-zA-Z-]{2,16}$/u.test(lang) || !existsSync(file)) return []
  return falseFriendsIn(await readFile(file, 'utf8'))
}

/** Returns the false friends in a file: headword, part of speech, similar word and its meaning, separated by tabs. */
export function falseFriendsIn(content: string): FalseFriend[] {
  return content.split('\n').flatMap((line) => {
    const [headword, part, similar_word, meaning] = line.split('\t')
    const part_of_speech = partsOfSpeech[part ?? '']
    if (!headword || !part_of_speech || !similar_word || !meaning) return []
    return [{ headword, part_of_speech, similar_word, meaning }]
  })
}
