import { randomInt } from 'node:crypto'

const CONSONANTS = 'bcdfghjklmnpqrstvwxz'

/**
 * Returns 10 random consonants (about 43 bits). Without vowels and digits they can't spell a word or a number that a
 * test looks for in a page: among hexadecimal digits, ‘ada’ comes up once in 500 names.
 */
export function randomName(): string {
  return Array.from({ length: 10 }, () => CONSONANTS[randomInt(CONSONANTS.length)]).join('')
}
