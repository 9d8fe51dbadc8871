// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeIndexedDb } from '../../testing/indexed-db'
import { openPage, until } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { closeBook, openBook, recallBookmark, setChapter, useBook } from './book.store'
import { decodeText } from './decode-text'
import { useOpening, whileOpening } from './opening.store'
import { plainFile } from './plain-file'
import { bookId, closeStoredBook, readStoredBook, saveBookPlace, storeBook } from './stored-books'
import { useFileDrop } from './use-file-drop'

openPage({ user: null })
const DAY = 86_400_000
const file = (name: string) => new File([name], name)
const isKept = async (name: string) => (await readStoredBook(bookId(file(name)))) !== undefined

beforeEach(() => {
  vi.stubGlobal('indexedDB', fakeIndexedDb())
  useBook.setState({ book: null, chapter: null, isContentsOpen: false })
})

describe('a book that was opened', () => {
  it('is recognised by its file, with its chapter and its places', async () => {
    const id = bookId(file('lighthouse.epub'))
    expect(await storeBook(file('lighthouse.epub'))).toMatchObject({ chapter: null, places: {} })
    await saveBookPlace(id, 3, { chapter: 2, place: '1 4 0.5000' })
    await saveBookPlace(id, 5)
    expect(await storeBook(file('lighthouse.epub'))).toMatchObject({
      chapter: 5,
      places: { 2: '1 4 0.5000' },
    })
  })

  it('keeps its places but not its file after it was closed', async () => {
    const { id } = (await storeBook(file('a.epub')))!
    await saveBookPlace(id, 1, { chapter: 1, place: 'here' })
    await closeStoredBook(id)
    expect(await readStoredBook(id)).toMatchObject({ file: undefined, places: { 1: 'here' } })
  })

  it('is evicted by newer ones, and after a month', async () => {
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now')
    for (const [day, name] of ['a', 'b', 'c', 'd'].entries()) {
      clock.mockReturnValue(now + day * DAY)
      await storeBook(file(name))
    }
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(isKept))).toEqual([false, true, true, true])
    clock.mockReturnValue(now + 34 * DAY)
    await storeBook(file('e'))
    expect(await Promise.all(['b', 'c', 'd', 'e'].map(isKept))).toEqual([false, false, false, true])
  })

  it('is not created by closing an unknown book or saving its place', async () => {
    await saveBookPlace('nobody', 1, { chapter: 1, place: 'x' })
    await closeStoredBook('nobody')
    expect(await readStoredBook('nobody')).toBeUndefined()
  })

  it('is read without being stored when the browser forbids it', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    expect(await storeBook(file('a'))).toBeUndefined()
    await expect(closeStoredBook('a')).resolves.toBeUndefined()
  })
})

describe('the current book', () => {
  const book = {
    kind: 'book' as const,
    id: 'a 1',
    title: 'A',
    author: '',
    chapters: [],
    read: () => Promise.resolve(''),
  }

  it('is remembered by this tab with its chapter until it is closed', async () => {
    setChapter(2)
    expect(recallBookmark()).toBeUndefined()
    openBook(book, null)
    expect(useBook.getState()).toMatchObject({ isContentsOpen: true, chapter: null })
    setChapter(2)
    expect(recallBookmark()).toEqual({ id: 'a 1', chapter: 2 })
    expect(useBook.getState().isContentsOpen).toBe(false)
    closeBook()
    expect(recallBookmark()).toBeUndefined()
    expect(useBook.getState().book).toBeNull()
  })

  it.each(['{', '{}', 'null', '{"id":4,"chapter":1}', '{"id":"a"}'])('is none when %s is stored', (noted) => {
    sessionStorage.setItem('readingModeBook', noted)
    expect(recallBookmark()).toBeUndefined()
  })
})

describe('a file being opened', () => {
  it('is shown by name, and blocks others meanwhile', async () => {
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 1))
    const begun: string[] = []
    let finish = () => {}
    const open = (name: string, end?: Promise<void>) =>
      whileOpening(name, async () => {
        begun.push(name)
        await end
      })
    const first = open('a', new Promise((done) => (finish = done)))
    await open('b')
    expect(useOpening.getState().name).toBe('a')
    await until(() => expect(begun).toEqual(['a']))
    finish()
    await first
    expect(useOpening.getState().name).toBeNull()
    await open('c')
    expect(begun).toEqual(['a', 'c'])
  })

  it('takes the place of one whose work is done and whose message is still shown', async () => {
    const paints: (() => void)[] = []
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => paints.push(run))
    const paint = async () => {
      for (const run of paints.splice(0)) run()
      await new Promise((done) => setTimeout(done))
    }
    const [one, two] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())]
    const first = whileOpening('a', one)
    await paint()
    await paint()
    expect(one).toHaveBeenCalledOnce()
    expect(useOpening.getState().name).toBe('a')
    const second = whileOpening('b', two)
    expect(useOpening.getState().name).toBe('b')
    for (let at = 0; at < 6; at++) await paint()
    await Promise.all([first, second])
    expect(two).toHaveBeenCalledOnce()
    expect(useOpening.getState().name).toBeNull()
  })

  it('does not block others after it has failed', async () => {
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 1))
    await expect(whileOpening('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(useOpening.getState().name).toBeNull()
  })
})

describe('a dropped file', () => {
  const drag = (
    type: string,
    { types = ['Files'], files = [] as File[], relatedTarget = null as object | null } = {},
  ) => {
    const event = new Event(type, { bubbles: true, cancelable: true })
    Object.assign(event, { dataTransfer: { types, files, dropEffect: 'none' }, relatedTarget })
    document.body.dispatchEvent(event)
    return event
  }
  const open = async () => {
    const dropped: string[] = []
    const hook = await renderHook(() => useFileDrop(({ name }) => dropped.push(name)), undefined)
    return { hook, dropped }
  }

  it('is accepted anywhere on the page, the first of several', async () => {
    const { hook, dropped } = await open()
    await runInAct(() => drag('dragenter'))
    expect(hook.current).toBe(true)
    const event = await runInAct(() => drag('drop', { files: [file('a'), file('b')] }))
    expect(event.defaultPrevented).toBe(true)
    expect([dropped, hook.current]).toEqual([['a'], false])
  })

  it('is not confused with dragged text, which is left to the browser', async () => {
    const { hook, dropped } = await open()
    const over = await runInAct(() => drag('dragover', { types: ['text/plain'] }))
    const drop = await runInAct(() => drag('drop', { types: ['text/plain'] }))
    expect([over.defaultPrevented, drop.defaultPrevented, hook.current, dropped]).toEqual([
      false,
      false,
      false,
      [],
    ])
  })

  it('counts as dragged over the page until it leaves the window', async () => {
    const { hook } = await open()
    await runInAct(() => drag('dragover'))
    await runInAct(() => drag('dragleave', { relatedTarget: document.body }))
    expect(hook.current).toBe(true)
    await runInAct(() => drag('dragleave'))
    expect(hook.current).toBe(false)
    await hook.unmount()
    expect(drag('dragover').defaultPrevented).toBe(false)
  })
})

describe('a plain text', () => {
  it('of Project Gutenberg is reduced to the book, with title and author from its head', () => {
    const text = [
      'Title: The Marsh',
      'Author:  Ada Byron ',
      '*** START OF THE PROJECT GUTENBERG EBOOK THE MARSH ***',
      'The tide was low.',
      '*** END OF THE PROJECT GUTENBERG EBOOK THE MARSH ***',
      'Licence',
    ].join('\n')
    const { title, byline, plain } = plainFile(text, 'pg1')
    expect([title, byline, plain?.trim()]).toEqual(['The Marsh', 'Ada Byron', 'The tide was low.'])
    expect(plainFile(text.split('*** END')[0]!.replace(/^Title.*\n/, ''), 'pg1')).toMatchObject({
      title: 'pg1',
    })
  })

  it('is distinguished from binary files by its first bytes', () => {
    expect(decodeText(new Uint8Array())).toBe('')
    expect(decodeText(new TextEncoder().encode('a\tb\r\nc'))).toBe('a\tb\r\nc')
    expect(() => decodeText(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2))).toThrow(
      'isn’t a text file',
    )
  })
})
