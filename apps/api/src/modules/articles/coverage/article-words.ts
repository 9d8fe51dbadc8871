import type { LearnerModel } from '../../knowledge/learner-model'
import { wordsOfArticles } from './article-words.queries'

/** Maximum number of words kept in memory, at 9 bytes each; the articles used longest ago are dropped. */
const MAX_WORDS = 2_000_000

/** How well a reader may know a word without having done anything with it. */
export const commonness = { rare: 0, common: 1, functionWord: 2 } as const

/** The words of an article by column. */
export interface WordsOfArticle {
  readonly spellIds: Int32Array
  readonly counts: Int32Array
  /** Values of `commonness`. */
  readonly common: Uint8Array
}

/** An article as it was last changed. */
export interface ArticleVersion {
  readonly id: number
  /** Its author. */
  readonly user_id: number
  readonly updated_at: Date
}

const none: WordsOfArticle = {
  spellIds: new Int32Array(),
  counts: new Int32Array(),
  common: new Uint8Array(),
}

/** Keeps the words of articles in memory, since lists count them for each reader. */
class ArticleWordsCache {
  readonly #model: LearnerModel
  readonly #kept = new Map<number, { readonly changedAt: number; readonly words: WordsOfArticle }>()
  #size = 0

  constructor(model: LearnerModel) {
    this.#model = model
  }

  /** Returns the words of articles, in order. Reads those that aren't kept with one query. */
  async get(articles: readonly ArticleVersion[]): Promise<WordsOfArticle[]> {
    const missing = articles.filter(({ id, updated_at }) => {
      const kept = this.#kept.get(id)
      return !kept || kept.changedAt !== updated_at.getTime()
    })
    const read = missing.length > 0 ? await this.#read(missing) : undefined
    return articles.map((article) => {
      const { id, updated_at } = article
      const words = read?.get(id) ?? this.#kept.get(id)?.words ?? none
      this.#keep(id, updated_at.getTime(), words)
      return words
    })
  }

  async #read(articles: readonly ArticleVersion[]): Promise<Map<number, WordsOfArticle>> {
    const ids = articles.map(({ id }) => id)
    const userIds = articles.map(({ user_id }) => user_id)
    const { index } = this.#model.dictionary
    const isFunctionWord = (id: number) => index.isFunctionWord(index.headwordOf(id) ?? '')
    const found = new Map<number, WordsOfArticle>(ids.map((id) => [id, none]))
    for (const row of await wordsOfArticles.fetchAll(this.#model.pool, { ids, userIds })) {
      const common = Uint8Array.from(row.are_common, (isCommon, at) => {
        if (!isCommon) return commonness.rare
        return isFunctionWord(row.spell_ids[at]!) ? commonness.functionWord : commonness.common
      })
      found.set(row.article_id, {
        spellIds: Int32Array.from(row.spell_ids),
        counts: Int32Array.from(row.counts),
        common,
      })
    }
    return found
  }

  #keep(id: number, changedAt: number, words: WordsOfArticle): void {
    const before = this.#kept.get(id)
    this.#size += words.spellIds.length - (before?.words.spellIds.length ?? 0)
    // Kept again, it becomes the newest of the map.
    this.#kept.delete(id)
    this.#kept.set(id, { changedAt, words })
    for (const [oldest, { words: dropped }] of this.#kept) {
      if (this.#size <= MAX_WORDS) return
      this.#kept.delete(oldest)
      this.#size -= dropped.spellIds.length
    }
  }
}

const caches = new WeakMap<LearnerModel, ArticleWordsCache>()

/** Returns the words of articles, in order. */
export function articleWords(
  model: LearnerModel,
  articles: readonly ArticleVersion[],
): Promise<WordsOfArticle[]> {
  const cache = caches.get(model) ?? new ArticleWordsCache(model)
  caches.set(model, cache)
  return cache.get(articles)
}
