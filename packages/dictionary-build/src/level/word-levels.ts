import { existsSync, readFileSync } from 'node:fs'
import { type Level, levels } from '@wordhoard/lexicon/level'
import { ListError } from '../lists/read-jsonl'

/**
 * Reads levels given by hand (`data/word-levels.txt`): lines of a level and its words, separated by spaces; in a word
 * of several words, `_` stands for the space. None if the file is missing.
 *
 * @throws ListError for a line that starts with no level, and for a word that occurs twice
 */
export function readWordLevels(file: URL | string): Map<string, Level> {
  const found = new Map<string, Level>()
  if (!existsSync(file)) return found
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    const [level, ...words] = line.split(' ')
    if (!isLevel(level)) throw new ListError(`word-levels.txt:${index + 1}: ${level} is no level`)
    for (const written of words) {
      const word = written.replaceAll('_', ' ')
      if (found.has(word)) throw new ListError(`word-levels.txt:${index + 1}: ${word} has a level already`)
      found.set(word, level)
    }
  }
  return found
}

function isLevel(text: string | undefined): text is Level {
  return (levels as readonly (string | undefined)[]).includes(text)
}
