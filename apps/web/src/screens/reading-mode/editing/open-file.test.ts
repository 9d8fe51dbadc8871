// @vitest-environment jsdom
import '../../../features/reader/testing/highlight-registry'
import { page } from '@wordhoard/testkit/files/book-files'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { closeBook, recallBookmark, setChapter, useBook } from '../../../features/file-import/book.store'
import { useOpening } from '../../../features/file-import/opening.store'
import { bookId, readStoredBook, saveBookPlace } from '../../../features/file-import/stored-books'
import { epub, textFile } from '../../../features/file-import/testing/files.fixture'
import {
  resetReading,
  setByline,
  setText,
  setTitle,
  startReading,
  useReading,
} from '../../../features/reader/text/reading.store'
import { keepPlace, recallPlaceText } from '../../../features/reader/text/reading-storage'
import { fakeIndexedDb } from '../../../testing/indexed-db'
import { openPage, pressToastAction, toasts, toastTexts, until } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { useStoreBookPlace } from '../place/use-book-place'
import { useNotStoredNotice } from '../use-not-stored-notice'
import { chooseChapter, chooseFile } from '../word/choose'
import { openChapter } from './open-chapter'
import { openFile } from './open-file'
import { restoreBook } from './restore-book'

openPage({ user: null })
beforeEach(() => {
  vi.stubGlobal('indexedDB', fakeIndexedDb())
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 0))
  useOpening.setState({ name: null })
  useBook.setState({ book: null, chapter: null, isContentsOpen: false })
  resetReading()
})
const state = () => useReading.getState()

describe('opening a text file', () => {
  it('puts the text and its title into the editor', async () => {
    await openFile(textFile('the_marsh.txt', 'The tide was low.'))
    expect(state()).toMatchObject({ title: 'the marsh', isReading: false })
    expect(state().text).toContain('The tide was low.')
    expect(toasts()).toEqual([])
  })

  it('replaces the current text and offers Undo', async () => {
    setText('<p>Mine</p>')
    setTitle('My text')
    setByline('By me')
    await openFile(textFile('the_marsh.txt', 'The tide was low.'))
    expect(toastTexts()).toEqual(['the_marsh.txt replaced your text.'])
    pressToastAction()
    expect(state()).toMatchObject({ text: '<p>Mine</p>', title: 'My text', byline: 'By me' })
  })

  it.each([
    ['empty.txt', ''],
    ['blank.txt', ' \n '],
    ['picture.txt', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3)],
  ])('reports a file without text (%s) and keeps the current text', async (name, content) => {
    setText('<p>Mine</p>')
    await openFile(textFile(name, content))
    expect(toasts()).toMatchObject([{ text: expect.stringMatching(`^${name}: `), tone: 'error' }])
    expect(state().text).toBe('<p>Mine</p>')
    expect(useOpening.getState().name).toBeNull()
  })

  it('warns when the text is too long for the browser to store', async () => {
    await renderHook(() => useNotStoredNotice(), undefined)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await runInAct(() => setText('<p>Long</p>'))
    expect(toastTexts()).toEqual([expect.stringContaining('gone after a reload')])
  })
})

describe('opening a book', () => {
  const nav = page(
    '<nav epub:type="toc"><ol><li><a href="text/one.xhtml">One</a></li><li><a href="text/two.xhtml">Two</a></li><li><a href="text/plates.xhtml">Plates</a></li></ol></nav>',
  )
  const book = () =>
    epub({
      pages: {
        'one.xhtml': '<h1>One</h1><p>The lamp was lit.</p>',
        'two.xhtml': '<h1>Two</h1><p>The storm came.</p>',
        'plates.xhtml': '<img src="x.png" alt=""/>',
      },
      manifest: '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
      more: { 'OEBPS/nav.xhtml': nav },
    })
  const id = () => bookId(book())
  const noted = () => [useBook.getState().chapter, recallBookmark()?.chapter]

  it('shows its contents, and keeps the current text until a chapter is chosen', async () => {
    setText('<p>Mine</p>')
    await openFile(book())
    expect(useBook.getState()).toMatchObject({
      isContentsOpen: true,
      chapter: null,
      book: { title: 'The Lighthouse' },
    })
    expect(useBook.getState().book?.chapters.map(({ label }) => label)).toEqual(['One', 'Two', 'Plates'])
    expect(state().text).toBe('<p>Mine</p>')
  })

  it('opens each chapter where it was left', async () => {
    await openFile(book())
    await openChapter(0)
    expect(state()).toMatchObject({ isReading: true, title: 'One', byline: 'A. Keeper, The Lighthouse' })
    expect(state().text).toContain('The lamp was lit.')
    keepPlace({ chunk: 0, block: 1, above: 0.5 })
    await openChapter(1)
    expect(state().text).toContain('The storm came.')
    expect(recallPlaceText()).toBe('')
    expect(noted()).toEqual([1, 1])
    await openChapter(0)
    expect(recallPlaceText()).toBe('0 1 0.5000')
  })

  it('reports a chapter without text, and stays at the current one', async () => {
    await openFile(book())
    await openChapter(0)
    await openChapter(2)
    expect(toastTexts()).toEqual(['There’s no text in “Plates”. Choose another chapter.'])
    expect(state().text).toContain('The lamp was lit.')
    expect(noted()).toEqual([0, 0])
  })

  it('ignores chapters that do not exist', async () => {
    await openChapter(0)
    await openFile(book())
    await openChapter(9)
    expect(state().isReading).toBe(false)
  })

  it('restores book and chapter after a reload', async () => {
    await openFile(book())
    await openChapter(1)
    useBook.setState({ book: null, chapter: null })
    await restoreBook(recallBookmark()!)
    expect(useBook.getState()).toMatchObject({ chapter: 1, book: { title: 'The Lighthouse' } })
  })

  it('closes the book when its file is no longer stored or cannot be read', async () => {
    await openFile(book())
    await openChapter(1)
    const bookmark = recallBookmark()!
    closeBook()
    await until(async () => expect((await readStoredBook(id()))?.file).toBeUndefined())
    setChapter(1)
    await restoreBook(bookmark)
    expect(useBook.getState().book).toBeNull()
    expect(recallBookmark()).toBeUndefined()
  })

  it('closes the book when a text file is opened', async () => {
    await openFile(book())
    await openChapter(0)
    await openFile(textFile('a.txt', 'Another text.'))
    expect([useBook.getState().book, recallBookmark()]).toEqual([null, undefined])
  })

  it('continues at its chapter when the file is opened another day', async () => {
    await openFile(book())
    await saveBookPlace(id(), 1, { chapter: 1, place: '0 0 0.2500' })
    closeBook()
    await openFile(book())
    expect(useBook.getState().chapter).toBe(1)
    await openChapter(1)
    expect(recallPlaceText()).toBe('0 0 0.2500')
  })

  it('stores the place while reading, but only when it changes', async () => {
    await openFile(book())
    await openChapter(0)
    keepPlace({ chunk: 0, block: 1, above: 0 })
    vi.useFakeTimers()
    await renderHook((hasBook: boolean) => useStoreBookPlace(hasBook), true)
    await vi.advanceTimersByTimeAsync(2_100)
    expect((await readStoredBook(id()))?.places).toEqual({ 0: '0 1 0.0000' })
    await saveBookPlace(id(), 0, { chapter: 0, place: 'elsewhere' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await readStoredBook(id()))?.places).toEqual({ 0: 'elsewhere' })
  })

  it('works through chooseFile and chooseChapter', async () => {
    chooseFile(book())
    await until(() => expect(useBook.getState().book).not.toBeNull())
    await until(() => expect(useOpening.getState().name).toBeNull())
    chooseChapter(1)
    await until(() => expect(state().title).toBe('Two'))
    await until(() => expect(useOpening.getState().name).toBeNull())
    expect(startReading()).toBe(true)
  })
})
