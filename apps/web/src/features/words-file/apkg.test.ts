import { readFile } from 'node:fs/promises'
import { ankiDeck } from '@wordhoard/testkit/files/anki-deck'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FileProblem } from '../../files/file-problem'
import { apkgTable } from './apkg'

const deck = async (name: 'old-deck' | 'new-deck') => new Blob([await readFile(ankiDeck(name))])

describe('apkgTable', () => {
  it('returns the notes in order, across many pages and with fields larger than a page', async () => {
    const table = await apkgTable(await deck('old-deck'))
    expect(table.rows).toHaveLength(300)
    expect(table.rows.map((row) => row[1]).slice(0, 4)).toEqual([
      'fjord',
      'glacier',
      'look forward to',
      'word3',
    ])
    expect(table.rows[1]?.[0]).toBe('x'.repeat(3000))
    expect(table.rows[299]?.[1]).toBe('word299')
    expect(table.names).toEqual(['Back', 'Front', 'Sound'])
  })

  it('reads a deck of a newer Anki, not its placeholder note saying that Anki is too old', async () => {
    const table = await apkgTable(await deck('new-deck'))
    expect(table.rows).toHaveLength(40)
    expect(table.rows[0]?.[1]).toBe('fjord')
    expect(table.names).toEqual(['Meaning', 'Word', 'Sound'])
  })

  it('refuses a truncated or damaged deck with a message, or reads what still makes sense', async () => {
    const whole = new Uint8Array(await (await deck('new-deck')).arrayBuffer())
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: whole.length }),
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 20 }),
        async (length, changes) => {
          const bytes = whole.slice(0, length < whole.length / 2 ? length : whole.length)
          for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value
          const outcome = await apkgTable(new Blob([bytes])).catch((error: unknown) => error)
          expect(outcome).toBeTypeOf('object')
        },
      ),
      { numRuns: 60 },
    )
    await expect(apkgTable(new Blob([whole.slice(0, 900)]))).rejects.toThrow(FileProblem)
    await expect(apkgTable(new Blob(['PK but no zip']))).rejects.toThrow('cut off')
  })
})
