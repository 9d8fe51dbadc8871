import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readCorpusVectors } from './corpus-vectors'

const folder = mkdtempSync(join(tmpdir(), 'corpus-vectors-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileOf = (content: object) => {
  const path = join(folder, `${Math.random()}.json`)
  writeFileSync(path, JSON.stringify(content))
  return path
}

describe('readCorpusVectors', () => {
  it('averages the forms of a stem, common ones counting more, and ignores numbers after the vector', () => {
    const vectors = readCorpusVectors(
      fileOf({
        dimensions: 2,
        words: ['walks', 'tree', ',', 'walked'],
        vectors: { walks: [2, 0, 9, 1], tree: [0, 3, 9, 2], ',': [1, 1, 9, 3], walked: [0, 1, 9, 4] },
      }),
    )
    expect([...vectors.keys()]).toEqual(['walk', 'tre'])
    const walk = vectors.get('walk')!
    expect(Math.hypot(...walk)).toBeCloseTo(1)
    expect(walk[0]! / walk[1]!).toBeCloseTo(13 / 10)
  })

  it('refuses a file without vectors or with an incomplete one', () => {
    expect(() => readCorpusVectors(fileOf({ words: ['a'] }))).toThrow('holds no word vectors')
    const half = { dimensions: 3, words: ['walk'], vectors: { walk: [1, 2] } }
    expect(() => readCorpusVectors(fileOf(half))).toThrow('no whole vector of “walk”')
  })
})
