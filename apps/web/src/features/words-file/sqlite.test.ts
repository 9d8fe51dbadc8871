import { readFile } from 'node:fs/promises'
import { ankiDeck } from '@wordhoard/testkit/files/anki-deck'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FileProblem } from '../../files/file-problem'
import { readZipEntries } from '../../files/zip'
import { SqliteFile } from './sqlite'

async function database(): Promise<Uint8Array> {
  const file = new Blob([await readFile(ankiDeck('old-deck'))])
  const entry = (await readZipEntries(file)).find(({ name }) => name === 'collection.anki2')
  return entry!.read()
}

describe('SqliteFile', () => {
  it('returns undefined for a missing table', async () => {
    expect(new SqliteFile(await database()).table('cards')).toBeUndefined()
  })

  it('handles a damaged database by returning rows or throwing a FileProblem', async () => {
    const whole = await database()
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 400 }),
        (changes) => {
          const bytes = whole.slice()
          for (const [at, value] of changes) bytes[at] = value
          try {
            new SqliteFile(bytes).table('notes')
          } catch (error) {
            expect(error).toBeInstanceOf(FileProblem)
          }
        },
      ),
      { numRuns: 100 },
    )
  })

  it('rejects other files', () => {
    expect(() => new SqliteFile(new TextEncoder().encode('SQLite format 3'))).toThrow(FileProblem)
    expect(() => new SqliteFile(new Uint8Array(5000))).toThrow(FileProblem)
  })
})
