// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../testing/page'
import { closeTabsAfterwards, openTab } from '../../../testing/tab'
import type { SelectedWord } from '../selection/selected-word'
import {
  clearSelection,
  draftElement,
  endReading,
  isTextAddedFor,
  keepDraft,
  openText,
  prepareDraft,
  rememberTextOwner,
  resetReading,
  setByline,
  setDraftSource,
  setSelection,
  setText,
  setTitle,
  startReading,
  useReading,
} from './reading.store'
import { beginning, keepPlace, readField, recallPlace, recallPlaceText } from './reading-storage'

openPage()
closeTabsAfterwards()
beforeEach(() => {
  setDraftSource(null)
  resetReading()
})

const state = () => useReading.getState()
const place = { chunk: 2, block: 7, above: 0.25 }
const editor = (html: string) =>
  setDraftSource({ read: () => html, element: () => null, prepare: () => Promise.resolve() })
const reload = () => openTab(() => import('./reading.store'))

describe('the text being read', () => {
  it('survives a reload with its place and mode', async () => {
    editor('<p>The tide.</p>')
    setTitle('The Marsh')
    setByline('By Ada')
    expect(startReading()).toBe(true)
    keepPlace(place)
    const { useReading: again } = await reload()
    expect(again.getState()).toMatchObject({
      text: '<p>The tide.</p>',
      title: 'The Marsh',
      byline: 'By Ada',
      isReading: true,
    })
    expect(recallPlace()).toEqual(place)
  })

  it('is not opened if the editor is empty', async () => {
    editor('')
    expect(startReading()).toBe(false)
    expect(state().isReading).toBe(false)
    expect((await reload()).useReading.getState().isReading).toBe(false)
  })

  it('starts at the beginning if it is new, and keeps its place if it is unchanged', () => {
    setText('<p>One</p>')
    keepPlace(place)
    rememberTextOwner(7)
    setText('<p>One</p>')
    expect(recallPlace()).toEqual(place)
    expect(isTextAddedFor(7)).toBe(true)
    setText('<p>Two</p>')
    expect(recallPlace()).toEqual(beginning)
    expect(isTextAddedFor(7)).toBe(false)
  })

  it('is remembered as added for one user, not for another', () => {
    rememberTextOwner(7)
    expect([isTextAddedFor(7), isTextAddedFor(8)]).toEqual([true, false])
  })

  it('gives way to a newly opened text at its stored place, also in the editor', () => {
    editor('<p>Being written</p>')
    openText('<p>Chapter 3</p>', '1 4 0.5000')
    expect(state()).toMatchObject({ text: '<p>Chapter 3</p>', isReading: true })
    expect(recallPlace()).toEqual({ chunk: 1, block: 4, above: 0.5 })
    expect(draftElement()).toBeNull()
  })

  it('returns to the editor when reading ends, with nothing selected', () => {
    editor('<p>The tide.</p>')
    startReading()
    setSelection({ text: 'tide' } as SelectedWord)
    useReading.setState({ isMulti: true, covered: [1] })
    endReading()
    expect(state()).toMatchObject({
      text: '<p>The tide.</p>',
      isReading: false,
      isWordInfo: false,
      selection: null,
      covered: [],
      isMulti: false,
    })
    expect(readField('isReading')).toBe('')
  })

  it('leaves nothing in storage after a reset', () => {
    editor('<p>The tide.</p>')
    setTitle('x')
    startReading()
    keepPlace(place)
    setDraftSource(null)
    resetReading()
    expect(sessionStorage).toHaveLength(0)
    expect(state()).toMatchObject({ text: '', title: '', byline: '', draftWords: 0 })
  })

  it('waits until a typed draft can be sanitised', async () => {
    const prepare = vi.fn(() => Promise.resolve())
    setDraftSource({ read: () => 'x', element: () => document.body, prepare })
    await prepareDraft()
    expect(prepare).toHaveBeenCalledOnce()
    expect(draftElement()).toBe(document.body)
    keepDraft()
    expect(state().text).toBe('x')
  })
})

describe('setSelection', () => {
  it('opens the word information and clears the words of the last phrase', () => {
    useReading.setState({ covered: [1, 2] })
    setSelection({ text: 'tide' } as SelectedWord)
    expect(state()).toMatchObject({ isWordInfo: true, covered: [] })
    clearSelection()
    expect(state()).toMatchObject({ isWordInfo: false, selection: null, isMulti: false })
  })
})

describe('a text that does not fit into the browser’s storage', () => {
  it('is read anyway and marked as unsaved, and no older text comes back', async () => {
    setText('<p>Older</p>')
    const setItem = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (value.length > 100) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    })
    setText('x'.repeat(200))
    expect(state()).toMatchObject({ hasStorageFailed: true, text: 'x'.repeat(200) })
    expect((await reload()).useReading.getState().text).toBe('')
    setText('short')
    expect(state().hasStorageFailed).toBe(false)
  })

  it('is read in a browser that forbids storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { useReading: forbidden } = await reload()
    expect(forbidden.getState()).toMatchObject({ text: '', isReading: false })
    expect(recallPlace()).toEqual(beginning)
  })
})

describe('the stored reading place', () => {
  it('is restored to within a ten-thousandth of its block', () => {
    const any = fc.record({
      chunk: fc.nat(),
      block: fc.nat({ max: 15 }),
      above: fc.double({ min: 0, max: 0.999, noNaN: true }),
    })
    fc.assert(
      fc.property(any, (kept) => {
        keepPlace(kept)
        const { chunk, block, above } = recallPlace()
        expect([chunk, block]).toEqual([kept.chunk, kept.block])
        expect(Math.abs(above - kept.above)).toBeLessThan(0.0001)
      }),
    )
  })

  it('falls back to the beginning if it is invalid', () => {
    const isPlace = /^\d+ \d+ 0(\.\d+)?$/
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('1', '-1 2 0', '1.5 0 0', '1 2 1', 'NaN 0 0', '1 2')),
        (text) => {
          fc.pre(!isPlace.test(text))
          sessionStorage.setItem('readingModePlace', text)
          const { chunk, block, above } = recallPlace()
          expect(Number.isInteger(chunk) && chunk >= 0 && Number.isInteger(block) && block >= 0).toBe(true)
          expect(above).toBeGreaterThanOrEqual(0)
          expect(above).toBeLessThan(1)
        },
      ),
    )
  })

  it('is not stored at the beginning', () => {
    keepPlace(place)
    expect(recallPlaceText()).toBe('2 7 0.2500')
    keepPlace(beginning)
    expect(recallPlaceText()).toBe('')
  })
})
