import { type ListedWord, type Row, wordStates } from '@wordhoard/contracts/fields/vocabulary-fields'
import type {
  MainVocabularyPage,
  MainVocabularyQuery,
  MainVocabularyStat,
} from '@wordhoard/contracts/vocabulary'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { JsonText } from '../../lib/raw-body'
import { stateCode } from '../../lib/words/word-state-codes'
import { fieldsOf, type LanguageTranslations, type Translations } from '../translations/translations.service'
import {
  countWords,
  type ListFilters,
  lowestScoredWords,
  totals,
  totalsByState,
  wordsPage,
  wordsPageJson,
} from './list-words.queries'
import { meaningsOfWords } from './meanings.queries'
import { presentRow, roundScore, wordSorts } from './word-rows'

/** Returns a page of the main vocabulary with totals for all of it. */
export async function listWords(
  pool: pg.Pool,
  translations: Translations,
  actor: Actor,
  query: MainVocabularyQuery,
): Promise<MainVocabularyPage | JsonText> {
  const { meanings, lang, limit, offset } = query
  const sorts = wordSorts(query)
  const filters = filtersOf(query)
  const values = valuesOf(actor, query)
  if (meanings === undefined) {
    const { json } = await wordsPageJson({ filters, sorts }).fetchOne(pool, { ...values, limit, offset })
    return new JsonText(json)
  }
  const isFiltered = Object.values(filters).includes(true)
  const [rows, { total_words, total_score }, count] = await Promise.all([
    wordsPage({ filters, sorts }).fetchAll(pool, { ...values, limit, offset }),
    totals.fetchOne(pool, { userId: actor.userId }),
    isFiltered ? countWords(filters).fetchOne(pool, values) : undefined,
  ])
  const words = rows.map((row) => ({ ...presentRow(row), note: row.note }))
  return {
    vocabulary: await addMeanings(pool, actor, words, await translations.open(lang)),
    stat: { total_words, total_score: roundScore(total_score) },
    found: count?.count ?? total_words,
  }
}

function filtersOf({ search, priority, state, due, saved }: MainVocabularyQuery): ListFilters {
  return {
    bySearch: Boolean(search),
    byPriority: Boolean(priority?.length),
    byState: Boolean(state?.length),
    isDue: due !== undefined,
    isSaved: saved !== undefined,
  }
}

function valuesOf({ userId }: Actor, { search = '', priority = [], state = [] }: MainVocabularyQuery) {
  return { userId, search, priorities: priority, states: state.map(stateCode) }
}

/** Adds the meanings of a page's words, read by one statement, with their translations if a language is given. */
async function addMeanings(
  pool: pg.Pool,
  { userId }: Actor,
  words: ListedWord[],
  language: LanguageTranslations | undefined,
): Promise<ListedWord[]> {
  const spellIds = words.map(({ spell_id }) => spell_id)
  const rows = await meaningsOfWords.fetchAll(pool, { userId, spellIds })
  const translated = await language?.of(rows.map(({ definition_id }) => definition_id))
  const meanings = new Map(
    rows.map(({ spell_id, ...meaning }) => [
      spell_id,
      { ...meaning, ...fieldsOf(meaning.definition_id, translated) },
    ]),
  )
  const none = { meaning: null, spelling: null, part_of_speech: null, definition_id: null }
  return words.map((word) => ({ ...word, ...(meanings.get(word.spell_id) ?? none) }))
}

/** Returns the number of words in each state, and how many are due. */
export async function vocabularyStat(pool: pg.Pool, actor: Actor): Promise<MainVocabularyStat> {
  const rows = await totalsByState.fetchAll(pool, { userId: actor.userId })
  const of = (code: number) => rows.find(({ state }) => state === code)?.words ?? 0
  const sum = (key: 'words' | 'score' | 'due') => rows.reduce((total, row) => total + row[key], 0)
  const states = Object.fromEntries(wordStates.map((state) => [state, of(stateCode(state))]))
  return {
    total_words: sum('words'),
    total_score: roundScore(sum('score')),
    states: states as Record<(typeof wordStates)[number], number>,
    due: sum('due'),
    saved_known: rows.find(({ state }) => state === stateCode('known'))?.saved ?? 0,
  }
}

/** Returns the 20 words with the lowest scores. */
export async function listLowestScored(pool: pg.Pool, actor: Actor): Promise<Row[]> {
  return (await lowestScoredWords.fetchAll(pool, { userId: actor.userId })).map(presentRow)
}
