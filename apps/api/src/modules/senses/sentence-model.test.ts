import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readWordClassCues, readWordVectors } from '@wordhoard/senses/model/model-files'
import { senseProfile } from '@wordhoard/senses/profile'
import { createEmbeddedRanker } from '@wordhoard/senses/ranker'
import { afterAll, describe, expect, it } from 'vitest'
import { openSentenceModel } from './sentence-model'
import { createSentenceRanker } from './sentence-ranker'
import { tinyModel } from './tiny-model.fixture'

const embedded = createEmbeddedRanker(readWordVectors(), readWordClassCues())

const model = tinyModel([
  ['river', 'water', 'shore', 'land'],
  ['money', 'cheque', 'institution', 'loan'],
])
/** Where the package is installed for this test. It isn't a dependency, because it takes half a gigabyte. */
const packages = process.env.SENSE_PACKAGES ?? ''
const isInstalled = existsSync(join(packages, 'node_modules/@huggingface/transformers/package.json'))
const none = mkdtempSync(join(tmpdir(), 'no-packages-'))
afterAll(() => {
  rmSync(dirname(model), { recursive: true })
  rmSync(none, { recursive: true })
})

describe('a configured sentence model', () => {
  it('is refused with the names of the files it lacks', async () => {
    await expect(openSentenceModel({ model: none, packages: none })).rejects.toThrow(
      /is no sentence-embedding model: it lacks config\.json, .*onnx\/model\.onnx/,
    )
  })

  it('is refused with the command that installs its package, if that is missing', async () => {
    await expect(openSentenceModel({ model, packages: none })).rejects.toThrow(
      `npm install --prefix "${none}" @huggingface/transformers@`,
    )
  })

  it.skipIf(!isInstalled)('gives vectors of length 1 that are similar for texts of one topic', async () => {
    const { embed } = await openSentenceModel({ model, packages })
    const [river, shore, loan] = await embed(['by the river', 'a shore and water near it', 'a loan'])
    const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * b[at]!, 0)
    expect(cosine(river!, river!)).toBeCloseTo(1, 4)
    expect(cosine(river!, shore!)).toBeGreaterThan(0.9)
    expect(cosine(river!, loan!)).toBeLessThan(0.2)
  })

  it.skipIf(!isInstalled)('decides between definitions that are otherwise equal', async () => {
    const ranker = createSentenceRanker(await openSentenceModel({ model, packages }), embedded)
    const texts = ['the shore and the land', 'an institution for money']
    const profiles = texts.map(() =>
      senseProfile({ partOfSpeech: 'noun', tagCount: 0, own: [], related: [] }),
    )
    const first = async (context: string) =>
      (await ranker.rank({ headword: 'bank', context, profiles, texts }))[0]
    expect(await first('the bank of the river and its water')).toBe(0)
    expect(await first('the bank took the cheque for a loan')).toBe(1)
    expect(await first('the bank of the river and its water')).toBe(0)
  })
})

describe('the sentence ranker', () => {
  it('embeds each definition once, and ranks like the embedded ranker without definitions', async () => {
    const asked: string[] = []
    const ranker = createSentenceRanker(
      {
        embed: async (texts) => {
          asked.push(...texts)
          return texts.map((text) => Float32Array.of(text.includes('river') ? 1 : 0, 1))
        },
      },
      embedded,
    )
    const profiles = ['a tree', 'a cry'].map((text) =>
      senseProfile({ partOfSpeech: 'noun', tagCount: 0, own: [text], related: [] }),
    )
    const request = { headword: 'bark', context: 'the bark by the river', profiles }
    expect(await ranker.rank({ ...request, texts: ['far from it', 'of the river'] })).toEqual([1, 0])
    await ranker.rank({ ...request, texts: ['far from it', 'of the river'] })
    expect(asked).toEqual(['the bark by the river', 'bark: far from it', 'bark: of the river'])
    expect(await ranker.rank(request)).toEqual(embedded.rank(request))
  })
})
