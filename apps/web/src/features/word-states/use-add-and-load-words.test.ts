// @vitest-environment jsdom
import { getTextStates, MAX_TEXT_BYTES } from '@wordhoard/contracts/reading/text-words'
import { beforeEach, describe, expect, it } from 'vitest'
import { leaveSession } from '../../session/session-state'
import { ME, openPage, signInAs, until } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { textWord } from '../../testing/words'
import { drawPhrase } from './draw-phrase'
import { isSmallEnough } from './is-small-enough'
import { textWords } from './text-words'
import { useAddAndLoadWords } from './use-add-and-load-words'
import { useDraftWords } from './use-draft-words'
import { noStates, useWordStates } from './word-states.store'

const coverage = { tokens: 2, known: 1, estimate: 0.6, low: 0.5, high: 0.7 }
const answer = (...ids: number[]) => ({ words: ids.map((id) => textWord(id)), phrases: [], coverage })
const server = openPage()
const state = () => useWordStates.getState()

beforeEach(() => {
  useWordStates.setState(noStates)
  server.answer(getTextStates, answer(1, 2))
})

describe('drawPhrase', () => {
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

  it('draws a phrase wherever it occurs, but sends only the paragraphs that may contain it', async () => {
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
    expect(server.requestsTo(getTextStates)[0]?.body.text).not.toContain('here')
  })

  it('sends nothing if no paragraph may contain the phrase', async () => {
    await drawPhrase(5, 'wear off')
    expect(server.requestsTo(getTextStates)).toEqual([])
  })

  it('draws nothing if another text was opened meanwhile or the server fails', async () => {
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

  it('are those of the latest text', async () => {
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

  it('change and change back at once', async () => {
    const hook = await open('One')
    await until(() => expect(hook.current.words).not.toBeNull())
    const undo = await runInAct(() => hook.current.apply([{ spellId: 1, state: 'known' }]))
    expect(hook.current.words?.byId.get(1)?.state).toBe('known')
    await runInAct(() => undo())
    expect(hook.current.words?.byId.get(1)?.state).toBe('met')
  })

  it('are not requested for an empty or too large text', async () => {
    await open('')
    await open('x'.repeat(MAX_TEXT_BYTES))
    expect(server.requestsTo(getTextStates)).toEqual([])
  })
})

describe('useAddAndLoadWords', () => {
  const enter = () => Promise.resolve({ added: 1, undo_id: null })
  const open = (text: string | null) => {
    const added: number[] = []
    const isNew = (userId: number) => userId === ME
    const onAdded = (userId: number) => added.push(userId)
    return renderHook(
      (now: string | null) => ({ retry: useAddAndLoadWords(now, enter, isNew, onAdded), added }),
      text,
    )
  }

  it('adds and loads the words for the current user from login on', async () => {
    leaveSession(undefined)
    const hook = await open('The tide.')
    expect(state().phase).toBe('idle')
    await runInAct(() => signInAs(ME))
    await until(() => expect(state().phase).toBe('ready'))
    expect(hook.current.added).toEqual([ME])
    await runInAct(() => signInAs(8))
    await until(() => expect(state()).toMatchObject({ phase: 'ready', added: null }))
    expect(hook.current.added).toEqual([ME])
  })

  it('starts with the text and ends with it', async () => {
    const hook = await open(null)
    expect(state().phase).toBe('idle')
    // A text without English words needs no request, and nothing waits for its words.
    await hook.rerender('  ')
    expect(state()).toMatchObject({ phase: 'ready', words: null })
    expect(server.requestsTo(getTextStates)).toEqual([])
    await hook.rerender('The tide.')
    await until(() => expect(state().phase).toBe('ready'))
    await hook.unmount()
    expect(state()).toEqual(noStates)
  })

  it('tries again when the reader asks for it', async () => {
    server.refuse(getTextStates, 503, 'unavailable')
    const hook = await open('The tide.')
    await until(() => expect(state().phase).toBe('failed'))
    server.answer(getTextStates, answer(1))
    await runInAct(() => hook.current.retry())
    await until(() => expect(state().phase).toBe('ready'))
  })
})

describe('isSmallEnough', () => {
  it('counts the bytes as sent, of which a letter may take several', () => {
    const most = MAX_TEXT_BYTES - 64 * 1024
    expect(isSmallEnough('x'.repeat(most - 3))).toBe(true)
    expect(isSmallEnough('x'.repeat(most - 2))).toBe(false)
    expect(isSmallEnough('é'.repeat(most / 2))).toBe(false)
    expect(isSmallEnough('\n'.repeat(most / 2))).toBe(false)
    expect(isSmallEnough('')).toBe(true)
  })
})
