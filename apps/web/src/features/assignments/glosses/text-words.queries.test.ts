// @vitest-environment jsdom
import { type Article, getArticle, listArticles } from '@wordhoard/contracts/articles'
import { listMyAssignments } from '@wordhoard/contracts/assignments'
import { listVocabularies, searchVocabularies } from '@wordhoard/contracts/custom-vocabulary'
import { getSpells, getTopDefinitions, LEARNER_SOURCE, type Spell } from '@wordhoard/contracts/dictionary'
import { listArticleSenses } from '@wordhoard/contracts/reading/article-senses'
import { getTextStates } from '@wordhoard/contracts/reading/text-words'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../../shell/query-client'
import { definition, spell } from '../../../testing/dictionary'
import { openPage } from '../../../testing/page'
import { textWord } from '../../../testing/words'
import { assignmentQueries, invalidateAssignments } from '../assignments.queries'
import { choiceQueries } from '../dialogs/assignment-choices.queries'
import { myAssignmentQueries } from '../my-assignments.queries'
import { myAssignmentsHeightKey } from '../my-assignments-height-key'
import { quoteWord, textWordsQueries } from './text-words.queries'

const server = openPage()
const now = '2026-11-21T10:00:00.000Z'
const article: Article = {
  id: 4,
  user_id: 7,
  username: 'ada',
  title: 'The Marsh',
  access_modifier: 'private',
  keywords: '',
  level: 'B1',
  word_count: 1_200,
  created_at: now,
  updated_at: now,
  md_content: '',
  html: '',
  raw_content: 'The tide went out. A heron gave up its nest.',
  excerpt: '',
  coverage: null,
  coverage_low: null,
  coverage_high: null,
  fit: null,
  new_words: null,
}

describe('the words of an assigned text', () => {
  const fetchText = () => queryClient.fetchQuery(textWordsQueries.text(4))
  beforeEach(() => {
    server.answer(getArticle, article)
    server.answer(listArticleSenses, { senses: [] })
    server.answer(getTextStates, {
      words: [textWord(1, { forms: ['went'] }), textWord(2, { forms: ['heron'] })],
      phrases: [],
      coverage: { tokens: 2, known: 0, estimate: 0.9, low: 0.8, high: 1 },
    })
  })

  it('are quoted by their forms in the text, or else by the forms of their entries', async () => {
    const text = await fetchText()
    const sentence = (id: number, word: Pick<Spell, 'spell_lower' | 'forms'>) => {
      const quotation = quoteWord(text, id, word)
      return quotation && `${quotation.before}[${quotation.shown}]${quotation.after}`
    }
    expect(sentence(1, { spell_lower: 'go', forms: [] })).toContain('[went]')
    expect(sentence(9, { spell_lower: 'give', forms: ['gave'] })).toContain('[gave]')
    expect(sentence(8, { spell_lower: 'fjord', forms: [] })).toBeUndefined()
  })

  it('have the meanings that fit their sentence first, and the others in their order', async () => {
    const entry = spell(2, 'heron', { definitions: [1, 2, 3, 4].map((id) => definition(id)) })
    server.answer(getSpells, [entry, spell(8, 'fjord', { definitions: [5, 6].map((id) => definition(id)) })])
    server.answer(getTopDefinitions, { top_definition_ids: [3, 1] })
    const text = await fetchText()
    const [heron, fjord] = await queryClient.fetchQuery(textWordsQueries.senses(text, [2, 8]))
    expect(heron?.definitions.map(({ id }) => id)).toEqual([3, 1, 2, 4])
    expect(server.requestsTo(getTopDefinitions)).toHaveLength(1)
    expect(server.requestsTo(getTopDefinitions)[0]?.query).toMatchObject({
      spell_id: '2',
      context: expect.stringContaining('heron'),
    })
    expect(fjord).toMatchObject({ quotation: undefined, definitions: [{ id: 5 }, { id: 6 }] })
  })

  it('have the meaning first that the author chose', async () => {
    const offset = article.raw_content.indexOf('heron')
    const chosen = { offset, form: 'heron', spell_id: 2, definition_id: 4 }
    server.answer(listArticleSenses, { senses: [chosen] })
    const definitions = [1, 2, 3, 4].map((id) => definition(id))
    server.answer(getSpells, [spell(2, 'heron', { definitions })])
    server.answer(getTopDefinitions, { top_definition_ids: [3, 1] })
    const [heron] = await queryClient.fetchQuery(textWordsQueries.senses(await fetchText(), [2]))
    expect(heron?.definitions.map(({ id }) => id)).toEqual([4, 3, 1, 2])
  })

  it('are offered without the rare meanings that the learners’ dictionary doesn’t have', async () => {
    const plain = [1, 2].map((id) => ({ ...definition(id), source: LEARNER_SOURCE }))
    const entry = spell(2, 'heron', { definitions: [...plain, definition(3), definition(4)] })
    server.answer(getSpells, [entry])
    server.answer(getTopDefinitions, { top_definition_ids: [2, 4] })
    const text = await fetchText()
    const idsIn = async (updated_at: string) => {
      const changed = { ...text, article: { ...article, updated_at } }
      const [heron] = await queryClient.fetchQuery(textWordsQueries.senses(changed, [2]))
      return heron?.definitions.map(({ id }) => id)
    }
    expect(await idsIn(now)).toEqual([2, 1])
    // Where the sentence means such a one, it stays.
    server.answer(getTopDefinitions, { top_definition_ids: [4, 1] })
    expect(await idsIn('2026-11-24T10:00:00.000Z')).toEqual([4, 1, 2])
  })

  it('are left out where they aren’t fit for a class, as are such meanings elsewhere', async () => {
    const rude = { ...definition(3), domain: { region: [], category: [], usage: ['taboo'] } }
    server.answer(getSpells, [spell(2, 'heron', { definitions: [definition(1), rude, definition(4)] })])
    server.answer(getTopDefinitions, { top_definition_ids: [4, 3] })
    const text = await fetchText()
    const [heron] = await queryClient.fetchQuery(textWordsQueries.senses(text, [2]))
    expect(heron?.definitions.map(({ id }) => id)).toEqual([4, 1])
    server.answer(getTopDefinitions, { top_definition_ids: [3, 1] })
    const changed = { ...text, article: { ...article, updated_at: '2026-11-23T10:00:00.000Z' } }
    const [again] = await queryClient.fetchQuery(textWordsQueries.senses(changed, [2]))
    expect(again?.definitions).toEqual([])
  })

  it('wait until the text is loaded, and are ranked again once it has changed', async () => {
    expect(textWordsQueries.senses(undefined, [2]).enabled).toBe(false)
    const text = await fetchText()
    const changed = { ...text, article: { ...article, updated_at: '2026-11-22T10:00:00.000Z' } }
    expect(textWordsQueries.senses(text, [2]).queryKey).not.toEqual(
      textWordsQueries.senses(changed, [2]).queryKey,
    )
  })
})

describe('the choices of a teacher', () => {
  it('include texts with level, length and visibility', async () => {
    const summary = article
    server.answer(listArticles, [
      summary,
      { ...summary, id: 5, level: null, word_count: 1, access_modifier: 'public' },
    ])
    const [first, second] = await queryClient.fetchQuery(choiceQueries.texts('marsh', 7))
    expect(first).toEqual({
      kind: 'article',
      id: 4,
      title: 'The Marsh',
      isPrivate: true,
      facts: 'B1 · 1,200 words · private',
    })
    expect(second).toMatchObject({ facts: '1 word', isPrivate: false })
    await queryClient.fetchQuery(choiceQueries.texts('', undefined))
    expect(server.requestsTo(listArticles).map(({ query }) => query)).toEqual([
      { limit: '50', search: 'marsh', user_id: '7' },
      { limit: '50' },
    ])
  })

  it('include their own lists and those of others', async () => {
    const stat = { total_spells: 30 }
    const list = {
      id: 1,
      name: 'Sea',
      description: '',
      access_modifier: 'private' as const,
      created_at: now,
      updated_at: now,
    }
    server.answer(listVocabularies, [{ ...list, user_id: 7, stat }])
    server.answer(searchVocabularies, [
      { id: 2, name: 'Sky', username: 'ben', total_spells: 1, description: '', updated_at: now },
    ])
    const [own] = await queryClient.fetchQuery(choiceQueries.ownLists())
    const [others] = await queryClient.fetchQuery(choiceQueries.publicLists('s'))
    expect([own?.facts, others?.facts]).toEqual(['30 words · private', '1 word · by @ben'])
  })
})

describe('the assignments cache', () => {
  it('refetches all parts, including the user’s own assignments', async () => {
    const keys = [
      assignmentQueries.classroom(1).queryKey,
      assignmentQueries.hardWords(1, 5).queryKey,
      myAssignmentQueries.toDo().queryKey,
      textWordsQueries.spells([1]).queryKey,
    ]
    for (const key of keys) queryClient.setQueryData(key as readonly unknown[], {})
    queryClient.setQueryData(choiceQueries.ownLists().queryKey, [])
    await invalidateAssignments(queryClient)
    expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, true])
    expect(queryClient.getQueryState(choiceQueries.ownLists().queryKey)?.isInvalidated).toBe(false)
  })

  it('lists only open assignments as to do', async () => {
    server.answer(listMyAssignments, [])
    await queryClient.fetchQuery(myAssignmentQueries.toDo())
    expect(server.requestsTo(listMyAssignments)[0]?.query).toEqual({ is_done: 'false', limit: '20' })
  })

  it('has a separate height key for each user', () => {
    expect(myAssignmentsHeightKey(7)).not.toBe(myAssignmentsHeightKey(8))
  })
})
