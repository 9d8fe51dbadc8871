import { expect, it } from 'vitest'
import { readingMinutes } from './reading-time'

it.each([
  [0, 1],
  [290, 1],
  [300, 2],
  [120_000, 600],
])('%i words take %i minutes to read', (words, minutes) => expect(readingMinutes(words)).toBe(minutes))
