import { queryOptions } from '@tanstack/react-query'
import { type Article, getArticle } from '@wordhoard/contracts/articles'
import { getSpells, getTopDefinitions, type Spell } from '@wordhoard/contracts/dictionary'
import { getTextStates } from '@wordhoard/contracts/vocabulary'
import { topicOfText } from '@wordhoard/senses/words/topic-words'
import { call } from '../../../session/call'
import { type Quotation, Quoter } from './sentence-of'

/** A text with the forms that its words take in it. */
export interface TextWords {
  readonly article: Article
  readonly quoter: Quoter
  /** What it is about. */
  readonly topic: string
  /** By spell id. */
  readonly forms: ReadonlyMap<number, readonly string[]>
}

/** A dictionary entry, and the sense of it that fits where the word stands. */
export interface RankedEntry {
  readonly spell: Spell
  readonly quotation: Quotation | undefined
  /** Its definitions, the one that fits best first. */
  readonly definitions: Spell['definitions']
}

/**
 * The first sentence of a word in a text. Words that were looked up though they are none of the text's (a phrase, another
 * reading of a form) are found by the forms that their entries list.
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
        const { words } = await call(getTextStates, { body: { text: article.raw_content } }, { signal })
        return {
          article,
          quoter: new Quoter(article.raw_content),
          topic: topicOfText(article.raw_content),
          forms: new Map(words.map(({ spell_id, forms }) => [spell_id, forms])),
        }
      },
      structuralSharing: false,
      staleTime: 60_000,
    }),

  /** Entries of words. */
  spells: (spellIds: readonly number[]) =>
    queryOptions({
      queryKey: ['assignments', 'spells', spellIds] as const,
      queryFn: ({ signal }) => call(getSpells, { body: [...spellIds] }, { signal }),
      structuralSharing: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),

  /** The entries of some words of a text, each with the sense that fits its sentence. */
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
              definitions: await definitionsOf(spell, quotation, text.topic, signal),
            }
          }),
        )
      },
      enabled: text !== undefined,
      structuralSharing: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

/** The definitions of an entry, those that fit a sentence before the others. */
async function definitionsOf(
  { id, definitions }: Spell,
  quotation: Quotation | undefined,
  topic: string,
  signal: AbortSignal,
): Promise<Spell['definitions']> {
  if (!quotation || definitions.length < 2) return definitions
  const context = `${quotation.before}${quotation.shown}${quotation.after}`
  const { top_definition_ids: top } = await call(
    getTopDefinitions,
    { query: { spell_id: id, context, ...(topic !== '' && { topic }) } },
    { signal },
  )
  const rank = (definition: { id: number }) => {
    const at = top.indexOf(definition.id)
    return at === -1 ? top.length : at
  }
  return definitions.toSorted((a, b) => rank(a) - rank(b))
}
