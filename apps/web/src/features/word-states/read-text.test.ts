// @vitest-environment jsdom
import { getTextStates, MAX_TEXT_BYTES, undoChange } from '@wordhoard/contracts/reading/text-words'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../http/api-error'
import { stubDeviceStorage } from '../../testing/device-storage'
import { openPage, until } from '../../testing/page'
import { textWord } from '../../testing/words'
import { addAndLoadWords, type ReadText, undoAddedText } from './read-text'
import { textWords } from './text-words'
import { applyChanges, isInText, noStates, useWordStates } from './word-states.store'

const UNDO = '0d4c5c0e-6f0a-4b6e-9a3e-1f2a3b4c5d6e'
const coverage = { tokens: 2, known: 1, estimate: 0.6, low: 0.5, high: 0.7 }
const answer = (...ids: number[]) => ({ words: ids.map((id) => textWord(id)), phrases: [], coverage })
const server = openPage()
const state = () => useWordStates.getState()
const known = () => [...(state().words?.byId.keys() ?? [])]

beforeEach(() => {
  useWordStates.setState(noStates)
  server.answer(getTextStates, answer(1, 2))
})

const reading = (more: Partial<ReadText> = {}): ReadText => ({
  text: 'The tide.',
  enter: () => Promise.resolve({ added: 4, undo_id: UNDO }),
  isNew: true,
  onAdded: () => undefined,
  ...more,
})

describe('addAndLoadWords', () => {
  it('adds the words of a text once and then shows their states', async () => {
    const onAdded = vi.fn()
    addAndLoadWords(reading({ onAdded }))
    expect(state().phase).toBe('adding')
    await until(() => expect(state().phase).toBe('ready'))
    expect(onAdded).toHaveBeenCalledOnce()
    expect(state()).toMatchObject({ added: { count: 4, undoId: UNDO }, text: 'The tide.' })
    expect(known()).toEqual([1, 2])
  })

  it('shows what changes that wait to be sent make of the words', async () => {
    stubDeviceStorage()
    const { addToOutbox, discardEntry } = await import('../../device/outbox/outbox')
    const { closeOutbox } = await import('../../device/outbox/database')
    const words = { spellIds: [2], names: ['tide'] }
    await addToOutbox('word', 'a', { kind: 'state', ...words, state: 'ignored', adds: true })
    addAndLoadWords(reading())
    await until(() => expect(state().phase).toBe('ready'))
    expect(state().words?.byId.get(1)?.state).toBe('met')
    expect(state().words?.byId.get(2)?.state).toBe('ignored')
    await discardEntry('word', 'a')
    await closeOutbox()
  })

  it('does not add the words of a text again', async () => {
    addAndLoadWords(reading({ isNew: false, enter: () => expect.fail('entered twice') }))
    expect(state().phase).toBe('loading')
    await until(() => expect(state()).toMatchObject({ phase: 'ready', added: null }))
  })

  it('shows the states even if the words could not be added, with the reason', async () => {
    const onAdded = vi.fn()
    const refusal = new ApiError({ status: 503, code: 'unavailable', detail: 'Not now.' })
    addAndLoadWords(reading({ enter: () => Promise.reject(refusal), onAdded }))
    await until(() => expect(state().words).not.toBeNull())
    expect(state().failure).toMatchObject({ text: expect.stringContaining('Not now.'), canRetry: true })
    expect(onAdded).not.toHaveBeenCalled()
  })

  it('allows a retry after a failure, unless the text is too large', async () => {
    for (const [status, canRetry] of [
      [503, true],
      [413, false],
    ] as const) {
      server.refuse(getTextStates, status, 'x', 'Why.')
      addAndLoadWords(reading({ isNew: false }))
      await until(() => expect(state().phase).toBe('failed'))
      expect(state().failure).toMatchObject({ canRetry })
      expect(state().failure?.text).toContain('Why.')
    }
  })

  it('does not send a text that exceeds the size of a request', () => {
    const text = 'x'.repeat(MAX_TEXT_BYTES)
    addAndLoadWords(reading({ text, enter: () => expect.fail('sent') }))
    expect(state()).toMatchObject({ phase: 'failed', failure: { canRetry: false } })
  })

  it('gives way to the next text without mixing their words', async () => {
    const held = server.hold(getTextStates)
    addAndLoadWords(reading({ isNew: false, text: 'First' }))
    await until(() => expect(held).toHaveLength(1))
    addAndLoadWords(reading({ isNew: false, text: 'Second' }))
    expect(held[0]?.request.signal?.aborted).toBe(true)
    await until(() => expect(held).toHaveLength(2))
    held[1]?.answer(answer(9))
    await until(() => expect(known()).toEqual([9]))
    expect(state().text).toBe('Second')
  })

  it('finishes adding the words after it was stopped, but shows nothing', async () => {
    let enter: (answer: { added: number; undo_id: null }) => void = () => undefined
    const onAdded = vi.fn()
    const stop = addAndLoadWords(reading({ enter: () => new Promise((done) => (enter = done)), onAdded }))
    stop()
    enter({ added: 1, undo_id: null })
    await until(() => expect(onAdded).toHaveBeenCalledOnce())
    expect(state()).toEqual(noStates)
  })

  it('is not affected when an earlier text is stopped late', async () => {
    const stop = addAndLoadWords(reading({ text: 'First' }))
    addAndLoadWords(reading({ text: 'Second' }))
    stop()
    await until(() => expect(state()).toMatchObject({ phase: 'ready', text: 'Second' }))
  })
})

describe('undoAddedText', () => {
  const read = async () => {
    addAndLoadWords(reading())
    await until(() => expect(state().phase).toBe('ready'))
  }

  it('shows the states after the undo', async () => {
    await read()
    server.answer(undoChange, { restored: 4 })
    server.answer(getTextStates, answer(1))
    expect(await undoAddedText('The tide.')).toBeNull()
    expect(state().added).toBeNull()
    expect(known()).toEqual([1])
    expect(await undoAddedText('The tide.')).toBeNull()
    expect(server.requestsTo(undoChange)).toHaveLength(1)
  })

  it.each(['undo', 'states'] as const)(
    'leaves another text alone that is opened before the answer to %s',
    async (which) => {
      await read()
      const undo = server.hold(undoChange)
      const done = undoAddedText('The tide.')
      await until(() => expect(undo).toHaveLength(1))
      const states = server.hold(getTextStates)
      const openAnother = () => addAndLoadWords(reading({ text: 'Another', isNew: false }))
      if (which === 'undo') openAnother()
      undo[0]?.answer({ restored: 4 })
      await until(() => expect(states.length).toBeGreaterThan(0))
      if (which === 'states') {
        openAnother()
        await until(() => expect(states).toHaveLength(2))
      }
      const ofAnother = states.findIndex(({ request }) => request.body.text === 'Another')
      states[ofAnother]?.answer(answer(9))
      await until(() => expect(known()).toEqual([9]))
      for (const [at, held] of states.entries()) if (at !== ofAnother) held.answer(answer(1))
      expect(await done).toBeNull()
      expect(known()).toEqual([9])
    },
  )

  it('returns the reason if the words cannot be removed any more', async () => {
    await read()
    server.refuse(undoChange, 404, 'nothing_to_undo', 'You can’t undo this any more.')
    expect(await undoAddedText('The tide.')).toBe('You can’t undo this any more.')
    expect(state().added).not.toBeNull()
  })
})

describe('the words of the text being read', () => {
  const show = () => useWordStates.setState({ words: textWords([textWord(1), textWord(2)]) })
  const stateOf = (id: number) => state().words?.byId.get(id)?.state

  it('change and change back at once, whatever else has changed meanwhile', () => {
    show()
    const undo = applyChanges([{ spellId: 1, state: 'known' }])
    applyChanges([{ spellId: 2, state: 'ignored' }])
    expect([stateOf(1), stateOf(2)]).toEqual(['known', 'ignored'])
    undo()
    expect([stateOf(1), stateOf(2)]).toEqual(['met', 'ignored'])
  })

  it('ignore changes of words not in the text', () => {
    applyChanges([{ spellId: 1, state: 'known' }])()
    expect(state()).toEqual(noStates)
    show()
    const before = state().words
    applyChanges([{ spellId: 77, state: 'known' }])()
    expect(state().words).toBe(before)
  })

  it('are assumed to be in the text until they are known', () => {
    expect(isInText(77)).toBe(true)
    show()
    expect([isInText(1), isInText(77)]).toEqual([true, false])
  })
})
