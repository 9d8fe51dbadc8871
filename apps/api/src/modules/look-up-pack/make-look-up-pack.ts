import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import type { Spell } from '@wordhoard/contracts/dictionary'
import { formKinds } from '@wordhoard/dictionary/index/dictionary-index'
import { allPhrases } from '@wordhoard/dictionary/index/index.queries'
import { chooseHeadwords } from '@wordhoard/look-up-pack/choose-headwords'
import type { PackForm } from '@wordhoard/look-up-pack/pack-index'
import { PackWriter } from '@wordhoard/look-up-pack/pack-writer'
import { readModelFiles } from '@wordhoard/senses/model/model-files'
import type { SenseProfile } from '@wordhoard/senses/profile'
import type pg from 'pg'
import type { Dictionary } from '../dictionary/open-dictionary'
import { packCandidates, packEntries } from './look-up-pack.queries'

const compress = promisify(deflateRaw)

/** Compresses in another thread, as well as possible: a pack is made once and fetched often. */
export const deflate = (bytes: Uint8Array): Promise<Uint8Array> => compress(bytes, { level: 9 })

/** Number of entries that are read at a time: few enough that a request waits for some milliseconds only. */
const ENTRIES_AT_ONCE = 100

interface PackDeps {
  readonly pool: pg.Pool
  readonly dictionary: Dictionary
  /** Ends the work. */
  readonly signal: AbortSignal
}

/** A pack and the ids of the definitions in it. */
interface MadePack {
  readonly file: Uint8Array
  readonly definitionIds: readonly number[]
}

/** Makes the look-up pack of the dictionary in the database, in some seconds. */
export async function makeLookUpPack({ pool, dictionary, signal }: PackDeps): Promise<MadePack> {
  const [candidates, phrases, model] = await Promise.all([
    packCandidates.fetchAll(pool, {}),
    allPhrases.fetchAll(pool, {}),
    readModelFiles(),
  ])
  const chosen = chooseHeadwords(
    candidates.map(({ is_learner, ...spell }) => ({ ...spell, isLearner: is_learner === true })),
  )
  const ids = new Set(chosen.map(({ id }) => id))
  const writer = new PackWriter({
    headwords: chosen.map(({ id, headword, rank, pos_mask, is_function }) => ({
      ...{ id, headword, rank, partsOfSpeech: pos_mask, isFunctionWord: is_function },
    })),
    forms: formsOf(dictionary, ids),
    phrases: phrases.filter(({ id }) => ids.has(id)),
    model,
    deflate,
  })
  const definitionIds: number[] = []
  for (let from = 0; from < chosen.length; from += ENTRIES_AT_ONCE) {
    signal.throwIfAborted()
    const page = chosen.slice(from, from + ENTRIES_AT_ONCE)
    const rows = await packEntries.fetchAll(pool, { ids: page.map(({ id }) => id) })
    const byId = new Map(rows.map((row) => [row.spell_id, row]))
    for (const { id } of page) {
      const { body, senses } = byId.get(id)!
      const kept = await writer.add(JSON.parse(body) as Spell, JSON.parse(senses) as SenseProfile[])
      for (const definition of kept) definitionIds.push(definition)
    }
  }
  return { file: await writer.finish(), definitionIds }
}

/** Returns the listed forms that lead to these entries, in the order in which each form lists them. */
function formsOf({ index }: Dictionary, ids: ReadonlySet<number>): PackForm[] {
  const { words, starts, spellIds, kinds, details, detailIndexes } = index.forms
  const found: PackForm[] = []
  for (let at = 0; at < words.length; at++) {
    for (let i = starts[at]!; i < starts[at + 1]!; i++) {
      const id = spellIds[i]!
      const headword = index.headwordOf(id)
      if (!ids.has(id) || headword === undefined) continue
      found.push({
        form: words.at(at),
        headword,
        kind: formKinds[kinds[i]!]!,
        detail: details[detailIndexes[i]!]!,
      })
    }
  }
  return found
}
