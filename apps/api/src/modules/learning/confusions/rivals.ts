import { readConfusions } from '@wordhoard/dictionary/confusions/read-confusions'
import { ConfusionSets } from '@wordhoard/learning/confusions/confusion-sets'
import { DAYS_APART, keepApart } from '@wordhoard/learning/confusions/keep-apart'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { firstLanguageOf } from '../../../lib/first-language/first-language'
import type { Dictionary } from '../../dictionary/open-dictionary'
import { wordsBegun } from './confusions.queries'

const DAY = 86_400_000

let loaded: Promise<ConfusionSets> | undefined

/** Returns the words that learners mix up; reads them at the first call, which takes about 10 ms and 2 MB. */
export function confusionSets(): Promise<ConfusionSets> {
  loaded ??= readConfusions().then(
    (table) => new ConfusionSets(table),
    (error: unknown) => {
      // A failed read is tried again.
      loaded = undefined
      throw error
    },
  )
  return loaded
}

/** Leaves out new words that would be begun too soon after one that the learner may mix them up with. */
export async function keepRivalsApart<Word extends { spellId: number; reason: 'due' | 'new' | 'ahead' }>(
  pool: pg.Pool,
  { index }: Dictionary,
  actor: Actor,
  queue: readonly Word[],
): Promise<Word[]> {
  if (!queue.some(({ reason }) => reason === 'new')) return [...queue]
  const now = Date.now()
  const since = new Date(now - DAYS_APART * DAY)
  const sinceDay = new Date(since.getTime() - DAY).toISOString().slice(0, 10)
  const { userId } = actor
  const [sets, language, begun] = await Promise.all([
    confusionSets(),
    firstLanguageOf(pool, userId),
    wordsBegun.fetchAll(pool, { userId, since, sinceDay }),
  ])
  const rivalsOf = (id: number) =>
    sets.rivalsOf(index.headwordOf(id) ?? '', language).flatMap((word) => index.idOf(word) ?? [])
  return keepApart(queue, rivalsOf, new Set(begun.map(({ spell_id }) => spell_id)))
}
