import { NEW_BELOW } from '@wordhoard/contracts/reading/new-words'
import { overrule, probabilityOf, wordOf } from '@wordhoard/learning/knowledge/learner'
import {
  CERTAIN_WORD,
  CoverageSum,
  type TextCoverage,
  type WordChance,
  wordChances,
} from '@wordhoard/learning/knowledge/text-coverage'
import { currentKnowledge } from '../../knowledge/current-knowledge'
import type { LearnerModel } from '../../knowledge/learner-model'
import { readOwnWords } from '../../knowledge/own-words'
import { type ArticleVersion, articleWords, commonness, type WordsOfArticle } from './article-words'

/** How well a reader knows the words of an article. */
export interface ReaderCounts extends TextCoverage {
  /** Number of distinct words that the reader probably doesn't know. */
  readonly newWords: number
  /** Share of the words that aren't new to them. */
  readonly notNew: number
}

/**
 * Counts for each article, in order, how well a reader knows its words, as `getTextStates` does. What is known of the
 * reader is read once for all articles.
 */
export async function countForReader(
  model: LearnerModel,
  userId: number,
  articles: readonly ArticleVersion[],
): Promise<ReaderCounts[]> {
  if (articles.length === 0) return []
  const [known, own, words] = await Promise.all([
    currentKnowledge(model, userId),
    readOwnWords(model.pool, userId),
    articleWords(model, articles),
  ])
  const difficultyOf = (await model.difficulties()).forLanguage(known.language)
  const chanceAt = wordChances(known.ability)
  const sure = chanceAt(1, CERTAIN_WORD)
  const chances = new Map<number, WordChance>()
  const chanceOf = (id: number) => {
    const computed = chances.get(id)
    if (computed) return computed
    const difficulty = difficultyOf(id)
    const override = own.overrides.get(id)
    const probability = overrule(probabilityOf(known, id, difficulty), override ?? {})
    const chance = chanceAt(probability, override ? CERTAIN_WORD : wordOf(known, id, difficulty))
    chances.set(id, chance)
    return chance
  }
  const count = ({ spellIds, counts, common }: WordsOfArticle): ReaderCounts => {
    const sum = new CoverageSum()
    let [newWords, newTokens, tokens] = [0, 0, 0]
    for (let at = 0; at < spellIds.length; at++) {
      const id = spellIds[at]!
      if (own.ignored.has(id)) continue
      tokens += counts[at]!
      const isSaved = own.saved.has(id)
      if (common[at] === commonness.functionWord && !isSaved && !own.overrides.has(id)) {
        sum.add(counts[at]!, sure)
        continue
      }
      const chance = chanceOf(id)
      sum.add(counts[at]!, chance)
      if (chance.probability >= NEW_BELOW || (common[at] !== commonness.rare && !isSaved)) continue
      newWords++
      newTokens += counts[at]!
    }
    return { ...sum.coverage, newWords, notNew: tokens === 0 ? 1 : 1 - newTokens / tokens }
  }
  return words.map(count)
}
