import { countLookup } from '@wordhoard/contracts/encounters'
import { undoChange } from '@wordhoard/contracts/reading/text-words'
import { removeWords, setWordState } from '@wordhoard/contracts/vocabulary'
import { callAs } from './calls'
import { spellIdOf } from './learner'
import type { Person } from './people'
import type { TestApp } from './test-app'

/** Words that both devices change, that only one of them changes and undoes, and that are only looked up. */
const shared = ['heron', 'stoat', 'weir', 'fjord']
const own = [
  ['glacier', 'moraine'],
  ['lantern', 'anchor'],
] as const
const lookedUp = ['pebble', 'harbour']

const sentence = (word: string, at: number) => `They spoke of the ${word} on day ${at % 5}.`

interface Outbox {
  add(kind: 'word' | 'lookup', key: string, content: object): Promise<number>
}

/**
 * Makes random changes of words and look-ups on devices that send them some time, and the same ones at once for another
 * user, who is online.
 */
export function randomChanges(api: TestApp, online: Person, random: () => number) {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!

  const change = async (at: number, word: string, outbox: Outbox) => {
    const [spellIds, names] = [[spellIdOf(api, word)], [word]]
    const state = pick(['known', 'ignored', 'new', 'removed'] as const)
    const made =
      state === 'removed'
        ? { kind: 'remove', spellIds, names }
        : state === 'new'
          ? { kind: 'save', spellIds, names }
          : { kind: 'state', spellIds, names, state, adds: true }
    const key = `change-${at}`
    const givenAt = await outbox.add('word', key, made)
    const answer =
      state === 'removed'
        ? await callAs(api, online, removeWords, { body: { spell_ids: spellIds } })
        : await callAs(api, online, setWordState, { body: { spell_ids: spellIds, state, adds: true } })
    const { undo_id } = answer.json<{ undo_id: string | null }>()
    return { of: { key, change: made, givenAt }, undo_id }
  }

  return {
    /** Makes a change or a look-up on a device, by its number. */
    async make(at: number, device: number, outbox: Outbox): Promise<void> {
      const kind = random()
      if (random() < 0.4) return
      if (kind < 0.25) {
        const word = pick(lookedUp)
        const body = { spell_id: spellIdOf(api, word), context: sentence(word, at), source: 'A walk' }
        await outbox.add('lookup', `lookup-${at}`, body)
        await callAs(api, online, countLookup, { body })
      } else if (kind < 0.6) await change(at, pick(shared), outbox)
      else {
        const { of, undo_id } = await change(at, pick(own[device]!), outbox)
        if (random() < 0.5) return
        await outbox.add('word', `undo-${at}`, { kind: 'undo', of })
        if (undo_id !== null) await callAs(api, online, undoChange, { params: { id: undo_id } })
      }
    },
    /** Returns what became of the words: what their learner did with them, and how often and where they looked them up. */
    async read({ userId }: Person): Promise<object> {
      const words = [...shared, ...own.flat(), ...lookedUp].map((word) => spellIdOf(api, word))
      const items = await api.pool.query(
        'SELECT spell_lower, mark, lookup_count FROM main_voc_item WHERE user_id = $1 AND spell_id = ANY($2) ORDER BY 1',
        [userId, words],
      )
      const sentences = await api.pool.query(
        'SELECT sentence FROM encounter WHERE user_id = $1 AND spell_id = ANY($2) ORDER BY 1',
        [userId, words],
      )
      return { items: items.rows, sentences: sentences.rows }
    },
  }
}
