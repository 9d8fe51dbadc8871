// @vitest-environment jsdom
import {
  answerPlacement,
  getPlacement,
  type PlacementItem,
  type PlacementStep,
  startPlacement,
} from '@wordhoard/contracts/learner/knowledge'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPage, until } from '../../../testing/page'
import { beginPlacement, giveAnswer, leavePlacement, retryPlacement, usePlacement } from './placement.store'
import { userSource } from './user-source'

const server = openPage()
const ID = '6d1f7fb2-3c2a-4a7e-9e0e-0b9a4a0f1c11'
const word = (name: string): PlacementItem => ({ kind: 'word', word: name })
const asked = (name: string, answered: number): PlacementStep => ({ item: word(name), answered })
const result = { vocabulary_size: 5200, low: 4600, high: 5900, level: 'B1' as const }
const phase = () => usePlacement.getState()
const answers = () => server.requestsTo(answerPlacement).map(({ body }) => body)

beforeEach(leavePlacement)
const begin = async () => {
  server.answer(startPlacement, { id: ID, item: word('garden') })
  await beginPlacement(userSource(null))
}

describe('a placement on screen', () => {
  it('asks one item after another, and ends with the result', async () => {
    expect(phase()).toEqual({ kind: 'idle' })
    await begin()
    expect(phase()).toMatchObject({ kind: 'asking', item: { word: 'garden' }, answered: 0, given: null })
    server.answer(answerPlacement, asked('apt', 1))
    await giveAnswer('yes')
    expect(phase()).toMatchObject({ kind: 'asking', item: { word: 'apt' }, answered: 1, given: null })
    server.answer(answerPlacement, { result, answered: 2 })
    await giveAnswer('no')
    expect(phase()).toEqual({ kind: 'finished', result })
    expect(answers()).toEqual([
      { answer: 'yes', word: 'garden' },
      { answer: 'no', word: 'apt' },
    ])
  })

  it('takes one answer to each item, however quickly keys are pressed', async () => {
    await begin()
    const held = server.hold(answerPlacement)
    void giveAnswer('yes')
    void giveAnswer('no')
    void giveAnswer('skip')
    await until(() => expect(held).toHaveLength(1))
    expect(phase()).toMatchObject({ item: { word: 'garden' }, given: 'yes', error: null })
    held[0]!.answer(asked('apt', 1))
    await until(() => expect(phase()).toMatchObject({ item: { word: 'apt' }, given: null }))
    expect(answers()).toHaveLength(1)
  })

  it('keeps the item when an answer can’t be handed in; it can be sent again, or changed', async () => {
    await begin()
    server.loseConnection(answerPlacement)
    await giveAnswer('yes')
    expect(phase()).toMatchObject({
      kind: 'asking',
      item: { word: 'garden' },
      given: 'yes',
      error: { code: 'offline' },
    })
    server.answer(answerPlacement, asked('apt', 1))
    retryPlacement()
    await until(() => expect(phase()).toMatchObject({ item: { word: 'apt' }, error: null }))
    server.loseConnection(answerPlacement)
    await giveAnswer('no')
    server.answer(answerPlacement, asked('brass', 2))
    await giveAnswer('skip')
    expect(answers().map(({ answer }) => answer)).toEqual(['yes', 'yes', 'no', 'skip'])
  })

  it('can be tried again when it doesn’t start', async () => {
    server.refuse(startPlacement, 503, 'unavailable')
    await beginPlacement(userSource(null))
    expect(phase()).toMatchObject({ kind: 'not-started', error: { code: 'unavailable' } })
    server.answer(startPlacement, { id: ID, item: word('garden') })
    retryPlacement()
    expect(phase()).toEqual({ kind: 'starting' })
    await until(() => expect(phase()).toMatchObject({ kind: 'asking', item: { word: 'garden' } }))
  })

  it('resumes where it was left, or starts anew where that is gone', async () => {
    server.answer(getPlacement, asked('brass', 9))
    await beginPlacement(userSource(ID))
    expect(phase()).toMatchObject({ kind: 'asking', item: { word: 'brass' }, answered: 9 })
    server.refuse(getPlacement, 404, 'not_found')
    server.answer(startPlacement, { id: ID, item: word('garden') })
    await beginPlacement(userSource(ID))
    expect(phase()).toMatchObject({ item: { word: 'garden' }, answered: 0 })
  })

  it('shows nothing of an answer that comes after it was left', async () => {
    await begin()
    const held = server.hold(answerPlacement)
    const given = giveAnswer('yes')
    await until(() => expect(held).toHaveLength(1))
    leavePlacement()
    held[0]!.answer(asked('apt', 1))
    await given
    expect(phase()).toEqual({ kind: 'idle' })
    await giveAnswer('no')
    expect(answers()).toHaveLength(1)
  })
})
