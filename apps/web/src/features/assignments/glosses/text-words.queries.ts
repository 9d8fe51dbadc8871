import { queryOptions } from '@tanstack/react-query'
import { type Article, getArticle } from '@wordhoard/contracts/articles'
import { getSpells, getTopDefinitions, LEARNER_SOURCE, type Spell } from '@wordhoard/contracts/dictionary'
import { listArticleSenses } from '@wordhoard/contracts/reading/article-senses'
import { getTextStates } from '@wordhoard/contracts/reading/text-words'
import { fitDefinitions, isMarkedDefinition } from '@wordhoard/lexicon/marked-usages'
import { topicOfText } from '@wordhoard/senses/words/topic-words'
import { call } from '../../../session/call'
import { type Quotation, Quoter } from './sentence-of'

/** A text with the forms of its words. */
export interface TextWords {
  readonly article: Article
  readonly quoter: Quoter
  /** Its topic, for sense ranking. */
  readonly topic: string
  /** Forms that occur in the text, by spell id. */
  readonly forms: ReadonlyMap<number, readonly string[]>
  /** Definitions that the author chose, by offset in the text. */
  readonly authors: ReadonlyMap<number, number>
}

/** A dictionary entry with its definitions ranked for the sentence it occurs in. */
export interface RankedEntry {
  readonly spell: Spell
  readonly quotation: Quotation | undefined
  /** Its definitions that are fit for a class, best match first; none if the word isn't fit in its sentence. */
  readonly definitions: Spell['definitions']
}

/**
 * Returns the first sentence of a text that contains a word. A word that was looked up although the text's analysis
 * doesn't list it (a phrase, or another reading of a form) is found by the forms in its entry.
 */
export function quoteWord(
  { quoter, forms }: TextWords,
  spellId: number,
  spell: Pick<Spell, 'spell_lower' | 'forms'>,
): Quotation | undefined {
  return quoter.quote(forms.get(spellId) ?? [spell.spell_lower, ...spell.forms])
}

export const textWordsQueries = {
  text: (articleId: number) =>
    queryOptions({
      queryKey: ['assignments', 'text-words', articleId] as const,
      queryFn: async ({ signal }): Promise<TextWords> => {
        const article = await call(getArticle, { params: { id: articleId } }, { signal })
        const [{ words }, { senses }] = await Promise.all([
          call(getTextStates, { body: { text: article.raw_content } }, { signal }),
          call(listArticleSenses, { params: { id: articleId } }, { signal }),
        ])
        return {
          article,
          quoter: new Quoter(article.raw_content),
          topic: topicOfText(article.raw_content),
          forms: new Map(words.map(({ spell_id, forms }) => [spell_id, forms])),
          authors: new Map(senses.map(({ offset, definition_id }) => [offset, definition_id])),
        }
      },
      structuralSharing: false,
      staleTime: 60_000,
    }),

  spells: (spellIds: readonly number[]) =>
    queryOptions({
      queryKey: ['assignments', 'spells', spellIds] as const,
      queryFn: ({ signal }) => call(getSpells, { body: [...spellIds] }, { signal }),
      structuralSharing: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** The entries of some words of a text, with their definitions ranked for the sentence. */
  senses: (text: TextWords | undefined, spellIds: readonly number[]) =>
    queryOptions({
      queryKey: [
        'assignments',
        'senses',
        text?.article.id ?? 0,
        text?.article.updated_at ?? '',
        spellIds,
      ] as const,
      queryFn: async ({ signal }): Promise<RankedEntry[]> => {
        if (!text) return []
        const spells = await call(getSpells, { body: [...spellIds] }, { signal })
        return Promise.all(
          spells.map(async (spell) => {
            const quotation = quoteWord(text, spell.id, spell)
            return {
              spell,
              quotation,
              definitions: await definitionsOf(spell, quotation, text, signal),
            }
          }),
        )
      },
      enabled: text !== undefined,
      structuralSharing: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

/**
 * Returns the definitions of an entry that are fit for a class, what the author chose and then those that fit the sentence first; none if the word isn't
 * fit for a class there, because any other meaning would be wrong.
 */
async function definitionsOf(
  { id, definitions: all }: Spell,
  quotation: Quotation | undefined,
  { topic, authors }: TextWords,
  signal: AbortSignal,
): Promise<Spell['definitions']> {
  const definitions = fitDefinitions(all)
  if (!quotation || definitions.length === 0 || all.length < 2) return withoutRare(definitions)
  const authorsId = authors.get(quotation.at)
  const hasAuthors = all.some(({ id }) => id === authorsId)
  const context = `${quotation.before}${quotation.shown}${quotation.after}`
  const { top_definition_ids: ranked } = await call(
    getTopDefinitions,
    { query: { spell_id: id, context, ...(topic !== '' && { topic }) } },
    { signal },
  )
  const top = hasAuthors && authorsId !== undefined ? [authorsId, ...ranked] : ranked
  if (top[0] !== undefined && all.some((one) => one.id === top[0] && isMarkedDefinition(one))) return []
  const rank = (definition: { id: number }) => {
    const at = top.indexOf(definition.id)
    return at === -1 ? top.length : at
  }
  return withoutRare(definitions.toSorted((a, b) => rank(a) - rank(b)))
}

/** Leaves out the rare senses that the learners' dictionary doesn't have, except the first; all stay if it has none. */
function withoutRare(definitions: Spell['definitions']): Spell['definitions'] {
  const isForLearners = ({ source }: Spell['definitions'][number]) => source === LEARNER_SOURCE
  if (!definitions.some(isForLearners)) return definitions
  return definitions.filter((definition, at) => at === 0 || isForLearners(definition))
}
