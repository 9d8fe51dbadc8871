import type { CountedLookup, WordEncounters } from '@wordhoard/contracts/encounters'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import type { RunIdempotently } from '../../lib/idempotency/idempotency'
import { timeOfCall } from '../../lib/late/given-time'
import type { Dictionary } from '../dictionary/open-dictionary'
import type { SensesService } from '../senses/senses.service'
import { countLookUp, countsOfWord, latestSentences } from './encounters.queries'
import { isRemovedAfter } from './word-changes'

/** Returns a sentence in the form in which it is stored and found again. */
export function plainSentence(context: string): string {
  return context.replaceAll('\0', '').replace(/\s+/g, ' ').trim()
}

/**
 * Records once that a word was looked up in a sentence, unless the learner has removed the word since. Throws
 * `word_not_found` and `too_late`.
 */
export async function recordLookUp(
  dictionary: Dictionary,
  actor: Actor,
  { spell_id, context, source, article_id, given }: CountedLookup,
  runIdempotently: RunIdempotently,
): Promise<void> {
  const headword = dictionary.index.headwordOf(spell_id)
  if (headword === undefined) throw new AppError('word_not_found')
  const sentence = plainSentence(context)
  const at = timeOfCall(given, new Date())
  const word = { userId: actor.userId, spellId: spell_id }
  await runIdempotently(async (client) => {
    if (given && (await isRemovedAfter(client, word, at))) return
    await countLookUp.execute(client, {
      ...word,
      headword,
      sentence,
      title: source ?? '',
      articleId: article_id ?? null,
      at,
    })
  })
}

/** Returns how often the user has met a word, and the latest sentences, those with a look-up first. */
export async function encountersOf(
  { pool, senses }: { pool: pg.Pool; senses: Pick<SensesService, 'topics'> },
  actor: Actor,
  spellId: number,
): Promise<WordEncounters> {
  const word = { userId: actor.userId, spellId }
  const [counts, sentences] = await Promise.all([
    countsOfWord.fetchFirst(pool, word),
    latestSentences.fetchAll(pool, word),
  ])
  const { met_count, lookup_count } = counts ?? { met_count: 0, lookup_count: 0 }
  const topics = await senses.topics.of(sentences.map(({ article_id }) => article_id))
  return {
    met_count,
    lookup_count,
    sentences: sentences.map(({ article_id, met_at, ...row }) => {
      const topic = article_id === null ? undefined : topics.get(article_id)
      return { ...row, met_at: met_at.toISOString(), ...(topic && { topic }) }
    }),
  }
}
