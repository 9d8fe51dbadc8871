import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Definition, getSpells, type Spell } from '@wordhoard/contracts/dictionary'
import type { LookUp } from '@wordhoard/contracts/look-up'
import { lookUp } from '@wordhoard/contracts/look-up'
import { getLookUpPack, type LookUpPackFiles } from '@wordhoard/contracts/reading/look-up-pack'
import { projectRoot } from '@wordhoard/database/project-root'
import { PACK_WORDS } from '@wordhoard/look-up-pack/choose-headwords'
import { LookUpPack } from '@wordhoard/look-up-pack/look-up-pack'
import type { PackSource } from '@wordhoard/look-up-pack/pack-file'
import { PackTranslations } from '@wordhoard/look-up-pack/pack-translations'
import { setTagger } from '@wordhoard/senses/context/tagger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/calls'
import { openTestApp, type TestApp } from '../../testing/test-app'

const MEGABYTE = 1_000_000

let api: TestApp
let files: LookUpPackFiles
let pack: LookUpPack
let german: PackTranslations

beforeAll(async () => {
  api = await openTestApp()
  files = (await callAs(api, undefined, getLookUpPack, { query: { lang: 'de' } })).json<LookUpPackFiles>()
  pack = await LookUpPack.open(await fetchFile(files.words!.name))
  german = await PackTranslations.open(await fetchFile(files.translations!.name))
})
afterAll(async () => {
  await api.close()
  // The pack's tagger would go on tagging in tests that run after these.
  setTagger(undefined)
})

const get = (name: string, range?: string) =>
  api.app.inject({ url: `/api/dict/packs/${name}`, ...(range && { headers: { range } }) })

async function fetchFile(name: string): Promise<PackSource> {
  const bytes = (await get(name)).rawPayload
  return { read: async (from, to) => bytes.subarray(from, to) }
}

const tap = (text: string, context = '') => pack.lookUp({ text, context })
const idOf = (headword: string) => api.dictionary.index.idOf(headword)!
const words = () => pack.headwords.filter((headword) => !headword.includes(' '))
/** Which of these to try: all in full tests, every twentieth in everyday ones. */
const tried = (headwords: readonly string[]) => headwords.filter((_, at) => process.env.FULL || at % 20 === 0)
const rankOf = (word: string) => api.dictionary.index.frequencyRank(word) ?? Number.MAX_SAFE_INTEGER
const headwords = ({ entries }: LookUp) => entries.map(({ spell_lower }) => spell_lower)

describe('the look-up pack', () => {
  it('takes at most 12 MB with its translations', () => {
    const { words, translations } = files
    console.info(`words ${words!.bytes} bytes, German ${translations!.bytes} bytes`)
    expect(words!.bytes + translations!.bytes).toBeLessThanOrEqual(12 * MEGABYTE)
  })

  it('holds 30,000 words, and phrases, and answers every one of them with a definition and its sound', async () => {
    expect(words()).toHaveLength(PACK_WORDS)
    expect(pack.headwords.length).toBeGreaterThan(PACK_WORDS + 2_000)
    const isAnswered = async (headword: string) => {
      const { entries } = await tap(headword)
      // Phrases that are found in texts only: their words alone may be just words.
      const entry =
        entries.find(({ spell_lower }) => spell_lower === headword) ??
        (headword.includes(' ') ? await pack.entry(idOf(headword)) : undefined)
      const [first] = entry?.definitions ?? []
      const sound = entry?.pronunciations[0] ?? first?.pronunciations[0]
      return Boolean(first?.text && first.part_of_speech && sound)
    }
    const missing: string[] = []
    const asked = tried(pack.headwords)
    for (let from = 0; from < asked.length; from += 200) {
      const page = asked.slice(from, from + 200)
      const answered = await Promise.all(page.map(isAnswered))
      missing.push(...page.filter((_, at) => !answered[at]))
    }
    expect(missing).toEqual([])
  })

  it.each([
    ['went', 'go'],
    ['mice', 'mouse'],
    ['children', 'child'],
    ['running', 'run'],
    ['color', 'colour'],
    ["don't", 'do'],
    ['Dealt', 'deal'],
  ])('finds %s by its form', async (form, headword) => {
    expect(headwords(await tap(form))).toContain(headword)
  })

  it('says the same of an entry as the server', async () => {
    for (const text of ['deal', 'row', 'cloud', 'put off', 'although', 'photosynthesis', 'london']) {
      const online = await lookUpOnline(text)
      const own = (await tap(text)).entries[0]!
      const same = online.entries[0]!
      expect(own).toMatchObject({
        id: same.id,
        spell_lower: same.spell_lower,
        parts_of_speech: same.parts_of_speech,
        pronunciations: same.pronunciations,
        spellings: same.spellings,
        forms: same.forms,
        level: same.level,
        frequency_rank: same.frequency_rank,
      })
      const [first] = own.definitions
      expect(first).toMatchObject({
        id: same.definitions[0]!.id,
        text: same.definitions[0]!.text,
        examples: same.definitions[0]!.examples,
        patterns: same.definitions[0]!.patterns,
        source: same.definitions[0]!.source,
      })
    }
  })

  it('chooses the sense for the sentence, over all parts of speech', async () => {
    const first = async (text: string, context: string) => {
      const { entries, senses } = await tap(text, context)
      const [best] = senses ?? []
      return entries
        .find(({ id }) => id === best?.spell_id)
        ?.definitions.find(({ id }) => id === best?.definition_id)?.text
    }
    expect(await first('row', 'Our neighbours had a terrible row about money last night.')).toContain('argu')
    expect(await first('row', 'We sat in the front row of the cinema.')).toContain('line')
    expect(await first('bank', 'They had a picnic on the bank of the river.')).toContain('river')
    expect(await first('dealt', 'The first chapter dealt with her childhood.')).toContain('subject')
  })

  it('finds a meaning in a sentence for every one of its words', async () => {
    const missing: string[] = []
    for (const word of tried(words())) {
      const entry = (await pack.entry(idOf(word)))!
      const examples = entry.definitions.flatMap((definition) => definition.examples)
      const own = examples.find(({ text }) => text.toLowerCase().includes(word))
      const { senses, ranking } = await tap(word, own?.text ?? `They talked about ${word} for a while.`)
      const ranked = ranking.find(({ spell_id }) => spell_id === entry.id)?.definition_ids ?? []
      const isRanked = entry.definitions.some(({ id }) => id === ranked[0])
      if (!isRanked || !senses?.some(({ chance }) => chance > 0)) missing.push(word)
    }
    expect(missing).toEqual([])
  })

  it('finds phrases around a word, before the word', async () => {
    const found = await tap('put', 'They have put the meeting off until Friday.')
    expect(headwords(found)[0]).toBe('put off')
    expect(found.phrases[0]?.distances).toEqual([3])
  })

  it('shows first what the text’s author chose', async () => {
    const { entries } = await tap('row', 'We sat in the front row.')
    const row = entries[0]!
    const chosen = row.definitions.at(-1)!
    const answer = await pack.lookUp({
      text: 'row',
      context: 'We sat in the front row.',
      chosen_id: chosen.id,
      chosen_spell_id: row.id,
    })
    expect(answer.senses).toEqual([{ spell_id: row.id, definition_id: chosen.id, chance: 1 }])
    expect(answer.ranking[0]?.definition_ids[0]).toBe(chosen.id)
  })

  it('has no entries for a word that it hasn’t', async () => {
    expect((await tap('zxqj', 'A zxqj came in.')).entries).toEqual([])
  })

  it('has the translations of its definitions', async () => {
    const [deal] = (await tap('deal')).entries
    const online = await lookUpOnline('deal', 'de')
    expect(german.addTo(deal!).definitions.map(({ translations }) => translations)).toEqual(
      deal!.definitions.map(
        ({ id }) => online.entries[0]!.definitions.find((one) => one.id === id)!.translations,
      ),
    )
    expect(german.of(deal!.definitions[0]!.id).translations).toContain('sich kümmern um')
  })

  it('translates every word that the server translates, in the same words', async () => {
    const isTranslated = ({ definitions }: Spell) => definitions.some(({ translations }) => translations)
    const translationsOf = ({ id, translations, translations_from }: Definition) => ({
      ...{ id, translations, translations_from },
    })
    const untranslated = new Set<string>()
    const asked = tried(pack.headwords)
    for (let from = 0; from < asked.length; from += 200) {
      const body = asked.slice(from, from + 200).map(idOf)
      const online = await callAs(api, undefined, getSpells, { query: { lang: 'de' }, body })
      for (const entry of online.json<Spell[]>()) {
        const own = german.addTo((await pack.entry(entry.id))!)
        const ids = new Set(own.definitions.map(({ id }) => id))
        expect(own.definitions.map(translationsOf)).toEqual(
          entry.definitions.filter(({ id }) => ids.has(id)).map(translationsOf),
        )
        // The meanings that a pack leaves out are never all that is translated.
        expect(isTranslated(own), entry.spell_lower).toBe(isTranslated(entry))
        if (!isTranslated(entry)) untranslated.add(entry.spell_lower)
      }
    }
    if (asked.length < pack.headwords.length) return
    const byRank = words().toSorted((a, b) => rankOf(a) - rankOf(b))
    const lacking = [1_000, 5_000, 10_000, PACK_WORDS].map(
      (most) => `${byRank.slice(0, most).filter((word) => untranslated.has(word)).length} of ${most}`,
    )
    console.info(`Commonest words without a German translation: ${lacking.join(', ')}`)
  })
})

async function lookUpOnline(text: string, lang?: string): Promise<LookUp> {
  return (await callAs(api, undefined, lookUp, { query: { text, lang } })).json<LookUp>()
}

describe('the files of the look-up pack', () => {
  it('may be kept for good, and fetched from where an earlier fetch ended', async () => {
    const { name, bytes } = files.words!
    const whole = await get(name)
    expect(whole.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(bytes),
      'accept-ranges': 'bytes',
    })
    const rest = await get(name, 'bytes=1000-')
    expect(rest.statusCode).toBe(206)
    expect(rest.headers['content-range']).toBe(`bytes 1000-${bytes - 1}/${bytes}`)
    expect(rest.rawPayload.equals(whole.rawPayload.subarray(1000))).toBe(true)
    expect((await get(name, `bytes=${bytes}-`)).statusCode).toBe(416)
    expect((await get(name, 'bytes=5-9')).statusCode).toBe(200)
  })

  it('keep their names until the dictionary changes', async () => {
    const again = await callAs(api, undefined, getLookUpPack, { query: { lang: 'de-AT' } })
    expect(again.json()).toEqual(files)
    const without = await callAs(api, undefined, getLookUpPack, { query: { lang: 'xx' } })
    expect(without.json()).toEqual({ words: files.words, translations: null })
  })

  it('are made again when another process has removed one', async () => {
    const { name } = files.translations!
    rmSync(join(projectRoot(), '.data-test', 'cache', 'look-up-pack', name))
    expect((await get(name)).statusCode).toBe(404)
    const again = await callAs(api, undefined, getLookUpPack, { query: { lang: 'de' } })
    expect(again.json()).toEqual(files)
    expect((await get(name)).statusCode).toBe(200)
  })

  it.each(['words-0000000000000000.pack', 'pack.json', '../pack.json', 'x'])(
    'aren’t found as %s',
    async (name) => {
      const answer = await get(encodeURIComponent(name))
      expect(answer.statusCode).toBe(404)
    },
  )
})
