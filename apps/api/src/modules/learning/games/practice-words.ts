import { blankForms } from '@wordhoard/learning/blank'
import { hasRelative } from '@wordhoard/learning/relatives'
import type { Actor } from '../../../lib/actor'
import type { LearningDeps } from '../learning-deps'
import { blankPhrase } from './blank-phrase'
import type { TargetWord } from './confusable'
import { canBeOption } from './definition-use'
import { type ReadSentence, readSentences } from './read-sentences'
import type { FactsOfSense, WordFacts } from './word-facts'

/** A word of a session, in the sense to practise. */
export interface PracticeWord extends TargetWord {
  /** A sentence from the learner's own reading, with the word blanked; undefined if that would still give it away. */
  readonly context: string | undefined
  /** The sentence whose sense is practised, complete; it's shown once the game is answered. */
  readonly sentence: string | undefined
}

/** Number of a word's first senses among which one is looked for whose definition doesn't give the word away. */
const USUAL_SENSES = 3

/**
 * Returns the facts of words with the sense to practise; leaves out words that the dictionary doesn't define, or only in
 * senses that aren't fit for a class.
 */
export async function practiceWords(
  { pool, dictionary, facts, senses }: LearningDeps,
  actor: Actor,
  spellIds: readonly number[],
): Promise<PracticeWord[]> {
  const [words, sentences] = await Promise.all([facts.get(spellIds), readSentences(pool, actor, spellIds)])
  const ambiguous = spellIds.filter((id) => {
    const word = words.get(id)
    return word !== undefined && sentences.has(id) && isAmbiguous(word)
  })
  const articles = ambiguous.flatMap((id) => sentences.get(id)!.map(({ articleId }) => articleId))
  const [topics] = await Promise.all([senses.topics.of(articles), senses.prepare(ambiguous)])
  const found = await Promise.all(
    spellIds.map(async (id) => {
      const word = words.get(id)
      return (
        word?.senses[0] &&
        preparePracticeWord({ dictionary, senses, topics }, word, word.senses[0], sentences.get(id) ?? [])
      )
    }),
  )
  return found.filter((word) => word !== undefined)
}

interface SenseDeps extends Pick<LearningDeps, 'dictionary' | 'senses'> {
  /** The topics of the articles that sentences are from. */
  readonly topics: ReadonlyMap<number, string>
}

/**
 * Picks the sense of a word: the one the learner chose for a sentence, otherwise the one that fits the sentence in
 * which they met the word, otherwise the first. A sentence in which the word isn't fit for a class is never shown.
 */
async function preparePracticeWord(
  { dictionary, senses, topics }: SenseDeps,
  word: WordFacts,
  first: FactsOfSense,
  sentences: readonly ReadSentence[],
): Promise<PracticeWord> {
  const chosen = word.senses.find((sense) => sentences.some(({ definitionId }) => definitionId === sense.id))
  for (const { sentence, definitionId, articleId } of sentences) {
    // Once a meaning was chosen, other sentences may use a different one.
    if (chosen && definitionId !== chosen.id) continue
    if (definitionId !== null && word.markedSenses.has(definitionId)) continue
    const phrase = word.headword.includes(' ') ? blankPhrase(dictionary, sentence, word.id) : null
    const blanked = phrase ?? blankForms(sentence, word.forms)
    if (blanked === null) continue
    const context = hasRelative(blanked, word.spellings) ? undefined : blanked
    if (chosen) return { facts: word, sense: chosen, context, sentence }
    const topic = articleId === null ? undefined : topics.get(articleId)
    const [top] = isAmbiguous(word) ? await senses.topDefinitions(word.id, sentence, { topic }) : []
    const best = top?.definition_id
    if (best !== undefined && word.markedSenses.has(best)) continue
    return { facts: word, sense: word.senses.find(({ id }) => id === best) ?? first, context, sentence }
  }
  return { facts: word, sense: chosen ?? freeSense(word, first), context: undefined, sentence: undefined }
}

function isAmbiguous({ senses, markedSenses }: WordFacts): boolean {
  return senses.length + markedSenses.size > 1
}

/** Without a sentence, any usual sense of the same part of speech may be asked: best one that can be shown. */
function freeSense(word: WordFacts, first: FactsOfSense): FactsOfSense {
  const usual = word.senses.slice(0, USUAL_SENSES)
  return usual.find((sense) => sense.partOfSpeech === first.partOfSpeech && canBeOption(word, sense)) ?? first
}
