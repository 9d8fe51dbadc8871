// @vitest-environment jsdom
import { nextPlacementItem, type PlacementItem } from '@wordhoard/contracts/learner/knowledge'
import { describe, expect, it } from 'vitest'
import { useMyLanguage } from '../../../languages/my-language.store'
import { openPage } from '../../../testing/page'
import { hasKeptAnswers } from './answers-key'
import { dropKeptPlacement, keepPlacement, MAX_AGE_MS, readKeptPlacement } from './kept-placement'
import { visitorSource } from './visitor-source'

const server = openPage({ user: null })
const word = (name: string): PlacementItem => ({ kind: 'word', word: name })
const result = { vocabulary_size: 5200, low: 4600, high: 5900, level: 'B1' as const }
const sent = () => server.requestsTo(nextPlacementItem).map(({ body }) => body)

/** Answers the first word of a new placement, and is asked another. */
async function answerOne() {
  const source = visitorSource()
  server.answer(nextPlacementItem, { item: word('garden'), answered: 0 })
  await source.begin()
  server.answer(nextPlacementItem, { item: word('apt'), answered: 1 })
  await source.answer(word('garden'), 'yes')
  return source
}

describe('a visitor’s placement', () => {
  it('sends all answers each time, with the language that was chosen when it began', async () => {
    useMyLanguage.setState({ lang: 'de' })
    const source = await answerOne()
    useMyLanguage.setState({ lang: 'es' })
    await source.answer(word('apt'), 'no')
    expect(sent()).toEqual([
      { answers: [], language: 'de' },
      { answers: [{ kind: 'word', word: 'garden', answer: 'yes' }], language: 'de' },
      {
        answers: [
          { kind: 'word', word: 'garden', answer: 'yes' },
          { kind: 'word', word: 'apt', answer: 'no' },
        ],
        language: 'de',
      },
    ])
    useMyLanguage.setState({ lang: null })
  })

  it('shows the same item after a reload, without asking the server', async () => {
    await answerOne()
    server.forgetRequests()
    expect(await visitorSource().begin()).toEqual({ item: word('apt'), answered: 1 })
    expect(sent()).toEqual([])
  })

  it('keeps the item when an answer can’t be handed in', async () => {
    const source = await answerOne()
    server.loseConnection(nextPlacementItem)
    await expect(source.answer(word('apt'), 'no')).rejects.toThrow()
    expect(readKeptPlacement()?.answers).toHaveLength(1)
    server.answer(nextPlacementItem, { result, answered: 2 })
    expect(await source.answer(word('apt'), 'no')).toMatchObject({ result })
    expect(await visitorSource().begin()).toEqual({ result, answered: 2 })
  })

  it('leaves the device after thirty days, and when it’s dropped', async () => {
    await answerOne()
    expect(hasKeptAnswers()).toBe(true)
    const at = Date.now()
    expect(readKeptPlacement(at + MAX_AGE_MS - 1000)).toBeDefined()
    expect(readKeptPlacement(at + MAX_AGE_MS + 1000)).toBeUndefined()
    expect(hasKeptAnswers()).toBe(false)
    keepPlacement({ answers: [], at })
    dropKeptPlacement()
    expect(hasKeptAnswers()).toBe(false)
  })
})
