// @vitest-environment jsdom
import { importPlacement } from '@wordhoard/contracts/learner/knowledge'
import { getMyUserInfo } from '@wordhoard/contracts/my-profile'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ME, openPage, pressToastAction, toastTexts } from '../../../testing/page'
import { hasKeptAnswers } from './answers-key'
import { type KeptPlacement, keepPlacement, readKeptPlacement } from './kept-placement'
import { takeAnswers } from './take-answers'

const server = openPage()
const HOUR_MS = 60 * 60_000
const result = { vocabulary_size: 5200, low: 4600, high: 5900, level: 'B1' as const }
const answers: KeptPlacement['answers'] = [{ kind: 'word', word: 'garden', answer: 'yes' }]
const onConfirmed = vi.fn()
const imported = () => server.requestsTo(importPlacement).map(({ body }) => body)
const registeredAgo = (ms: number) =>
  server.answer(getMyUserInfo, {
    ...{ id: ME, username: 'ada', first_name: '', last_name: '', bio: '', avatarId: null },
    ...{ privacy_notice: false, deletion_due_at: null, teaches: false, first_language: null },
    ...{ onboarding_stage: 'read_article', show_translations: 'always', estimated_level: null },
    created_at: new Date(Date.now() - ms).toISOString(),
  })
const keepFrom = (ago: number, more: Partial<KeptPlacement> = {}) =>
  keepPlacement({ answers, language: 'de', at: Date.now() - ago, ...more })

beforeEach(() => {
  onConfirmed.mockClear()
  server.answer(importPlacement, { result })
})

describe('takeAnswers', () => {
  it('hands over what was answered within the hour, once, however many ask', async () => {
    keepFrom(10 * 60_000)
    expect(await Promise.all([takeAnswers(ME, onConfirmed), takeAnswers(ME, onConfirmed)])).toEqual([
      true,
      true,
    ])
    expect(await takeAnswers(ME, onConfirmed)).toBe(false)
    expect(imported()).toEqual([{ answers, language: 'de' }])
    expect(hasKeptAnswers()).toBe(false)
    expect(toastTexts()).toEqual(['We’ve added your word check to your account.'])
  })

  it('hands over older answers to an account that is new', async () => {
    keepFrom(5 * HOUR_MS)
    registeredAgo(60_000)
    expect(await takeAnswers(ME, onConfirmed)).toBe(true)
    expect(imported()).toHaveLength(1)
  })

  it('asks an older account about older answers, which may be somebody else’s', async () => {
    keepFrom(5 * HOUR_MS)
    registeredAgo(100 * HOUR_MS)
    expect(await takeAnswers(ME, onConfirmed)).toBe(false)
    expect(toastTexts()).toEqual(['Someone did a word check on this device. Was it you?'])
    expect(hasKeptAnswers()).toBe(false)
    pressToastAction()
    expect(onConfirmed).toHaveBeenCalledOnce()
    expect(await takeAnswers(ME, onConfirmed)).toBe(true)
    expect(imported()).toHaveLength(1)
  })

  it('keeps for its account what can’t be handed over yet, and for nobody else', async () => {
    keepFrom(0)
    server.loseConnection(importPlacement)
    expect(await takeAnswers(ME, onConfirmed)).toBe(false)
    expect(readKeptPlacement()).toMatchObject({ answers, userId: ME })
    server.answer(importPlacement, { result })
    expect(await takeAnswers(ME, onConfirmed)).toBe(true)
    keepFrom(0, { userId: ME + 1 })
    expect(await takeAnswers(ME, onConfirmed)).toBe(false)
    expect(hasKeptAnswers()).toBe(false)
  })

  it('drops what the server will never accept, and a check without answers', async () => {
    keepFrom(0)
    server.refuse(importPlacement, 400, 'invalid_input', [])
    expect(await takeAnswers(ME, onConfirmed)).toBe(false)
    expect(hasKeptAnswers()).toBe(false)
    keepFrom(0, { answers: [] })
    expect(await takeAnswers(ME, onConfirmed)).toBe(false)
    expect(hasKeptAnswers()).toBe(false)
    expect(toastTexts()).toEqual([])
  })
})
