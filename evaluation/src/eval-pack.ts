/**
 * `pnpm eval:pack FILE`: in how many sentences of the hand-checked samples a device with only the look-up pack shows the
 * right definition first, in how many the server does, and in how many both show the same; and then as many for the
 * first definition in the dictionary's order that has the part of speech of the server's choice, the least to expect.
 * FILE is `cache/look-up-pack/words-….pack` in a server's data folder.
 */
import { open } from 'node:fs/promises'
import { LookUpPack } from '@wordhoard/look-up-pack/look-up-pack'
import { readLearntSenses, readWordClassCues, readWordVectors } from '@wordhoard/senses/model/model-files'
import { createEmbeddedRanker } from '@wordhoard/senses/ranker'
import { readEveryday } from './senses/everyday'
import { findForm, readFresh } from './senses/fresh'
import { rankTapped } from './senses/rank-tapped'
import { readSourceInventory } from './senses/source-inventory'
import { tapOf } from './senses/tapped'

interface Sentence {
  readonly form: string
  readonly text: string
  isRight(definition: { readonly headword: string; readonly text: string; readonly key: string }): boolean
}

const inventory = await readSourceInventory()
const ranker = createEmbeddedRanker(readWordVectors(), readWordClassCues(), readLearntSenses())
const file = await open(process.argv[2]!)
const pack = await LookUpPack.open({
  read: async (from, to) => {
    const bytes = new Uint8Array(to - from)
    await file.read(bytes, 0, bytes.length, from)
    return bytes
  },
})

interface Shown {
  readonly headword: string
  readonly text: string
  readonly partOfSpeech: string
}

async function chooseOnServer(form: string, at: number, text: string): Promise<Shown | undefined> {
  const tap = tapOf({ form, at, context: text }, inventory.lexicon)
  const ranked = await rankTapped(tap, { context: text, topic: '' }, ranker, (headword) => {
    const found = inventory.definitions(headword)
    return found && { keys: found.texts.map((_, index) => `${index} ${headword}`), profiles: found.profiles }
  })
  const [best] = ranked.keys
  if (best === undefined) return undefined
  const headword = best.slice(best.indexOf(' ') + 1)
  const found = inventory.definitions(headword)!
  const index = Number(best.split(' ')[0])
  return { headword, text: found.texts[index]!, partOfSpeech: found.profiles[index]!.p }
}

async function chooseFromPack(form: string, at: number, text: string): Promise<Shown | undefined> {
  const { entries, senses } = await pack.lookUp({ text: form, context: text, at })
  // Phrases come before the word; the samples ask for the word.
  const words = entries.filter(({ spell_lower }) => !spell_lower.includes(' '))
  const best = senses?.find(({ spell_id }) => words.some(({ id }) => id === spell_id))
  const entry = words.find(({ id }) => id === best?.spell_id) ?? words[0]
  const definition = entry?.definitions.find(({ id }) => id === best?.definition_id) ?? entry?.definitions[0]
  return (
    entry &&
    definition && {
      headword: entry.spell_lower,
      text: definition.text,
      partOfSpeech: definition.part_of_speech,
    }
  )
}

function chooseFirst(server: Shown | undefined): Shown | undefined {
  const found = server && inventory.definitions(server.headword)
  const index = found?.profiles.findIndex(({ p }) => p === server!.partOfSpeech) ?? -1
  return index < 0 ? undefined : { ...server!, text: found!.texts[index]! }
}

async function score(name: string, sentences: readonly Sentence[]): Promise<void> {
  const right = { server: 0, pack: 0, first: 0 }
  const same = { pack: 0, first: 0 }
  let total = 0
  for (const { form: wanted, text, isRight } of sentences) {
    const place = findForm(text, wanted)
    if (!place) continue
    total++
    const server = await chooseOnServer(place.form, place.at, text)
    const shown = {
      server,
      pack: await chooseFromPack(place.form, place.at, text),
      first: chooseFirst(server),
    }
    for (const who of ['server', 'pack', 'first'] as const) {
      const one = shown[who]
      const found = one && inventory.definitions(one.headword)
      const index = found?.texts.indexOf(one!.text) ?? -1
      if (!one || index < 0) continue
      const keys = [found!.names[index]!, ...found!.keys[index]!]
      if (keys.some((key) => isRight({ ...one, key }))) right[who]++
      if (who !== 'server' && one.text === server?.text) same[who]++
    }
  }
  console.info(
    `${name}: of ${total}, right server ${right.server}, pack ${right.pack}, first of its class ${right.first}; ` +
      `as the server pack ${same.pack}, first of its class ${same.first}`,
  )
}

for (const part of ['tune', 'report'] as const) {
  await score(
    `everyday ${part}`,
    readEveryday(part).map(({ headword, text, right }) => ({
      form: headword,
      text,
      isRight: (shown) => right.some((piece) => shown.text.includes(piece)),
    })),
  )
}
for (const name of ['tapped', 'everyday']) {
  await score(
    `fresh ${name}`,
    readFresh(name)
      .filter(({ keys }) => keys)
      .map(({ form, text, keys = [], parts = [] }) => ({
        form,
        text,
        isRight: (shown) => keys.includes(shown.key) || parts.some((piece) => shown.text.includes(piece)),
      })),
  )
}
await file.close()
