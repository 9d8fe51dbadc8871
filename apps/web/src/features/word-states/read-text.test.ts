// @vitest-environment jsdom
import { getTextStates, MAX_TEXT_BYTES, undoChange } from '@wordhoard/contracts/vocabulary'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../http/api-error'
import { leaveSession } from '../../session/session-state'
import { ME, openPage, signInAs, until } from '../../testing/page'
import { acting, renderHook } from '../../testing/render-hook'
import { textWord } from '../../testing/words'
import { drawPhrase } from './draw-phrase'
import { fitsRequest } from './fits-request'
import { followReading, type ReadText, undoAdding } from './read-text'
import { textWords } from './text-words'
import { useDraftWords } from './use-draft-words'
import { useFollowedReading } from './use-followed-reading'
import { applyChanges, isInText, noStates, useWordStates } from './word-states.store'

const UNDO = '0d4c5c0e-6f0a-4b6e-9a3e-1f2a3b4c5d6e'
const coverage = { tokens: 2, known: 1 }
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

describe('a text that is read', () => {
  it('has its words entered once, and then shown as what they are', async () => {
    const onAdded = vi.fn()
    followReading(reading({ onAdded }))
    expect(state().phase).toBe('adding')
    await until(() => expect(state().phase).toBe('ready'))
    expect(onAdded).toHaveBeenCalledOnce()
    expect(state()).toMatchObject({ added: { count: 4, undoId: UNDO }, text: 'The tide.' })
    expect(known()).toEqual([1, 2])
  })

  it('that was entered before is not entered again', async () => {
    followReading(reading({ isNew: false, enter: () => expect.fail('entered twice') }))
    expect(state().phase).toBe('loading')
    await until(() => expect(state()).toMatchObject({ phase: 'ready', added: null }))
  })

  it('shows its words although they could not be entered, and says that', async () => {
    const onAdded = vi.fn()
    const refusal = new ApiError({ status: 503, code: 'unavailable', detail: 'Not now.' })
    followReading(reading({ enter: () => Promise.reject(refusal), onAdded }))
    await until(() => expect(state().words).not.toBeNull())
    expect(state().failure).toMatchObject({ text: expect.stringContaining('Not now.'), canRetry: true })
    expect(onAdded).not.toHaveBeenCalled()
  })

  it('can be tried again after a failure, unless it is too large for ever', async () => {
    for (const [status, canRetry] of [
      [503, true],
      [413, false],
    ] as const) {
      server.refuse(getTextStates, status, 'x', 'Why.')
      followReading(reading({ isNew: false }))
      await until(() => expect(state().phase).toBe('failed'))
      expect(state().failure).toMatchObject({ canRetry })
      expect(state().failure?.text).toContain('Why.')
    }
  })

  it('that no request can hold is read without its words', () => {
    const text = 'x'.repeat(MAX_TEXT_BYTES)
    followReading(reading({ text, enter: () => expect.fail('sent') }))
    expect(state()).toMatchObject({ phase: 'failed', failure: { canRetry: false } })
  })

  it('gives way to the next one, whose words are not mixed with its own', async () => {
    const held = server.hold(getTextStates)
    followReading(reading({ isNew: false, text: 'First' }))
    await until(() => expect(held).toHaveLength(1))
    followReading(reading({ isNew: false, text: 'Second' }))
    expect(held[0]?.request.signal?.aborted).toBe(true)
    await until(() => expect(held).toHaveLength(2))
    held[1]?.answer(answer(9))
    await until(() => expect(known()).toEqual([9]))
    expect(state().text).toBe('Second')
  })

  it('that was let go of goes on being entered, and shows nothing', async () => {
    let enter: (answer: { added: number; undo_id: null }) => void = () => undefined
    const onAdded = vi.fn()
    const letGo = followReading(reading({ enter: () => new Promise((done) => (enter = done)), onAdded }))
    letGo()
    enter({ added: 1, undo_id: null })
    await until(() => expect(onAdded).toHaveBeenCalledOnce())
    expect(state()).toEqual(noStates)
  })

  it('is left alone by a text that was let go of late', async () => {
    const letGo = followReading(reading({ text: 'First' }))
    followReading(reading({ text: 'Second' }))
    letGo()
    await until(() => expect(state()).toMatchObject({ phase: 'ready', text: 'Second' }))
  })
})

describe('taking back what a text has entered', () => {
  const read = async () => {
    followReading(reading())
    await until(() => expect(state().phase).toBe('ready'))
  }

  it('shows the words as they are then', async () => {
    await read()
    server.answer(undoChange, { restored: 4 })
    server.answer(getTextStates, answer(1))
    expect(await undoAdding('The tide.')).toBeNull()
    expect(state().added).toBeNull()
    expect(known()).toEqual([1])
    expect(await undoAdding('The tide.')).toBeNull()
    expect(server.sent(undoChange)).toHaveLength(1)
  })

  it.each(['undo', 'states'] as const)(
    'leaves another text alone that is opened before the answer to %s',
    async (which) => {
      await read()
      const undo = server.hold(undoChange)
      const done = undoAdding('The tide.')
      await until(() => expect(undo).toHaveLength(1))
      const states = server.hold(getTextStates)
      const openAnother = () => followReading(reading({ text: 'Another', isNew: false }))
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

  it('says why it cannot be done any more', async () => {
    await read()
    server.refuse(undoChange, 404, 'nothing_to_undo', 'This can no longer be undone.')
    expect(await undoAdding('The tide.')).toBe('This can no longer be undone.')
    expect(state().added).not.toBeNull()
  })
})

describe('the words of the text that is read', () => {
  const show = () => useWordStates.setState({ words: textWords([textWord(1), textWord(2)]) })
  const stateOf = (id: number) => state().words?.byId.get(id)?.state

  it('change at once, and back, whatever else has changed meanwhile', () => {
    show()
    const takeBack = applyChanges([{ spellId: 1, state: 'known' }])
    applyChanges([{ spellId: 2, state: 'ignored' }])
    expect([stateOf(1), stateOf(2)]).toEqual(['known', 'ignored'])
    takeBack()
    expect([stateOf(1), stateOf(2)]).toEqual(['met', 'ignored'])
  })

  it('that are not in it change nothing', () => {
    applyChanges([{ spellId: 1, state: 'known' }])()
    expect(state()).toEqual(noStates)
    show()
    const before = state().words
    applyChanges([{ spellId: 77, state: 'known' }])()
    expect(state().words).toBe(before)
  })

  it('are taken to be in it until that is known', () => {
    expect(isInText(77)).toBe(true)
    show()
    expect([isInText(1), isInText(77)]).toEqual([true, false])
  })
})

describe('a phrase that was just saved', () => {
  const text = 'Nothing here.\n\nShe gave it up.\n\nNor here.\n\nGive up, he said, or give it up.'
  const phrase = (spell_id: number, places: [number, number][][]) => ({
    spell_id,
    spell_lower: 'give up',
    state: 'new' as const,
    score: 0,
    places,
  })
  const drawn = () =>
    state()
      .words?.phrases.get(5)
      ?.places.map((stretches) => stretches.map(([from, to]) => text.slice(from, to)))
  beforeEach(() => useWordStates.setState({ text, words: textWords([textWord(1)]) }))

  it('is drawn where it stands, though only the paragraphs that may hold it were sent', async () => {
    server.answer(getTextStates, ({ body }) => {
      const places = [...body.text.matchAll(/(give|gave)( it)? (up)/gi)].map(
        ({ index, 0: all, 1: verb }): [number, number][] => [
          [index, index + verb!.length],
          [index + all.length - 2, index + all.length],
        ],
      )
      return { words: [], phrases: [phrase(5, places)], coverage }
    })
    await drawPhrase(5, 'give up')
    expect(drawn()).toEqual([
      ['gave', 'up'],
      ['Give', 'up'],
      ['give', 'up'],
    ])
    expect(server.sent(getTextStates)[0]?.body.text).not.toContain('here')
  })

  it('is not asked for where no paragraph may hold it', async () => {
    await drawPhrase(5, 'wear off')
    expect(server.sent(getTextStates)).toEqual([])
  })

  it('is not drawn in another text that was opened meanwhile, nor when the server cannot say', async () => {
    const held = server.hold(getTextStates)
    const drawing = drawPhrase(5, 'give up')
    await until(() => expect(held).toHaveLength(1))
    useWordStates.setState({ text: 'Another' })
    held[0]?.answer({ words: [], phrases: [phrase(5, [[[0, 4]]])], coverage })
    await drawing
    expect(drawn()).toBeUndefined()
    server.loseConnection(getTextStates)
    await drawPhrase(5, 'give up')
    useWordStates.setState({ text: null })
    await drawPhrase(5, 'give up')
    expect(drawn()).toBeUndefined()
  })
})

describe('the words of a draft', () => {
  const open = (text: string | null) => renderHook((now: string | null) => useDraftWords(now), text)

  it('are those of the text that was written last', async () => {
    const held = server.hold(getTextStates)
    const hook = await open('One')
    await until(() => expect(held).toHaveLength(1))
    await hook.rerender('One two')
    await until(() => expect(held).toHaveLength(2))
    expect(held[0]?.request.signal?.aborted).toBe(true)
    held[1]?.answer(answer(1, 2))
    await until(() => expect(hook.current.words?.byId.size).toBe(2))
    await hook.rerender(null)
    expect(hook.current.words).toBeNull()
  })

  it('change at once and back', async () => {
    const hook = await open('One')
    await until(() => expect(hook.current.words).not.toBeNull())
    const takeBack = await acting(() => hook.current.apply([{ spellId: 1, state: 'known' }]))
    expect(hook.current.words?.byId.get(1)?.state).toBe('known')
    await acting(() => takeBack())
    expect(hook.current.words?.byId.get(1)?.state).toBe('met')
  })

  it('are not asked for where there are none, or too many', async () => {
    await open('')
    await open('x'.repeat(MAX_TEXT_BYTES))
    expect(server.sent(getTextStates)).toEqual([])
  })
})

describe('reading that is followed', () => {
  const enter = () => Promise.resolve({ added: 1, undo_id: null })
  const follow = (text: string | null) => {
    const added: number[] = []
    const isNew = (userId: number) => userId === ME
    const onAdded = (userId: number) => added.push(userId)
    return renderHook(
      (now: string | null) => ({ retry: useFollowedReading(now, enter, isNew, onAdded), added }),
      text,
    )
  }

  it('is that of who is signed in, from then on', async () => {
    leaveSession(undefined)
    const hook = await follow('The tide.')
    expect(state().phase).toBe('idle')
    await acting(() => signInAs(ME))
    await until(() => expect(state().phase).toBe('ready'))
    expect(hook.current.added).toEqual([ME])
    await acting(() => signInAs(8))
    await until(() => expect(state()).toMatchObject({ phase: 'ready', added: null }))
    expect(hook.current.added).toEqual([ME])
  })

  it('waits for the text, and ends with it', async () => {
    const hook = await follow(null)
    await hook.rerender('  ')
    expect(state().phase).toBe('idle')
    await hook.rerender('The tide.')
    await until(() => expect(state().phase).toBe('ready'))
    await hook.unmount()
    expect(state()).toEqual(noStates)
  })

  it('is tried again when the reader says so', async () => {
    server.refuse(getTextStates, 503, 'unavailable')
    const hook = await follow('The tide.')
    await until(() => expect(state().phase).toBe('failed'))
    server.answer(getTextStates, answer(1))
    await acting(() => hook.current.retry())
    await until(() => expect(state().phase).toBe('ready'))
  })
})

describe('what fits into a request', () => {
  it('is counted in bytes as they are sent: a letter may be several', () => {
    const most = MAX_TEXT_BYTES - 64 * 1024
    expect(fitsRequest('x'.repeat(most - 3))).toBe(true)
    expect(fitsRequest('x'.repeat(most - 2))).toBe(false)
    expect(fitsRequest('é'.repeat(most / 2))).toBe(false)
    expect(fitsRequest('\n'.repeat(most / 2))).toBe(false)
    expect(fitsRequest('')).toBe(true)
  })
})
