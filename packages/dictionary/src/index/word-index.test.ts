import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildCloseTable, CloseSpellings } from './close-spellings'
import { editDistance } from './edit-distance'
import { PackedWords } from './packed-words'
import { RankedRanges } from './ranked-ranges'
import type { StoredNumbers } from './table-file'

const sorted = (words: Iterable<string>) =>
  [...new Set(words)].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
const word = fc.string({ unit: fc.constantFrom(...'abcdeé -'), minLength: 1, maxLength: 9 })
const words = fc.array(word, { minLength: 1, maxLength: 60 }).map(sorted)

describe('PackedWords', () => {
  it('finds each word and no other', () => {
    fc.assert(
      fc.property(words, word, (list, other) => {
        const packed = PackedWords.from(list)
        list.forEach((one, index) => {
          expect(packed.at(index)).toBe(one)
          expect(packed.find(one)).toBe(index)
        })
        expect(packed.find(other)).toBe(list.indexOf(other))
      }),
    )
  })

  it('returns the range of a prefix', () => {
    fc.assert(
      fc.property(words, word, (list, prefix) => {
        const [from, to] = PackedWords.from(list).prefixRange(prefix)
        expect(list.slice(from, to)).toEqual(list.filter((one) => one.startsWith(prefix)))
      }),
    )
  })

  it('finds nothing for a query longer than any word', () => {
    expect(PackedWords.from(['a']).find('é'.repeat(2_000))).toBe(-1)
  })
})

describe('RankedRanges', () => {
  it('returns the best entries of any range, best first', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000), { minLength: 1 }),
        fc.nat(),
        fc.nat(),
        fc.nat(12),
        (ranks, a, b, count) => {
          const from = Math.min(a % (ranks.length + 1), b % (ranks.length + 1))
          const to = Math.max(a % (ranks.length + 1), b % (ranks.length + 1))
          const found = new RankedRanges(Uint32Array.from(ranks)).best(from, to, count)
          const expected = ranks.slice(from, to).sort((x, y) => x - y)
          expect(found.map((index) => ranks[index])).toEqual(expected.slice(0, count))
          expect(found.every((index) => index >= from && index < to)).toBe(true)
        },
      ),
    )
  })
})

describe('CloseSpellings', () => {
  const distance = (a: string, b: string, limit: number) => {
    const [x, y] = [Buffer.from(a), Buffer.from(b)]
    return editDistance(x, 0, x.length, y, 0, y.length, limit)
  }

  it('counts insertions, deletions, substitutions and swaps', () => {
    expect(distance('recieve', 'receive', 2)).toBe(1)
    expect(distance('definately', 'definitely', 2)).toBe(1)
    expect(distance('accomodate', 'accommodate', 2)).toBe(1)
    expect(distance('same', 'same', 1)).toBe(0)
    expect(distance('kitten', 'sitting', 2)).toBe(3)
  })

  it('finds all words within the distance and no others', () => {
    const ascii = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(
        fc.array(ascii, { minLength: 1, maxLength: 40 }),
        ascii,
        fc.constantFrom(1 as const, 2 as const),
        fc.boolean(),
        (list, query, limit, isStored) => {
          const packed = PackedWords.from(sorted(list))
          const indexes = Uint32Array.from({ length: packed.length }, (_, i) => i)
          const { heads, entries } = buildCloseTable(packed, indexes, limit)
          const stored: StoredNumbers = {
            length: entries.length,
            read: (from, to, target) => target.set(entries.subarray(from, to)),
          }
          const close = new CloseSpellings(packed, { heads, entries: isStored ? stored : entries }, limit)
          const found = new Map<string, number>()
          close.find(query, (index, edits) => found.set(packed.at(index), edits))
          const expected = new Map<string, number>()
          for (const one of sorted(list)) {
            const edits = distance(query, one, limit)
            if (edits <= limit) expected.set(one, edits)
          }
          expect(new Map([...found].sort())).toEqual(new Map([...expected].sort()))
        },
      ),
    )
  })
})
