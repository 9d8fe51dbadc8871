// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { useBook } from '../../features/file-import/book.store'
import { openText, setTitle, useReading } from '../../features/reader/text/reading.store'
import { stubDeviceStorage } from '../../testing/device-storage'
import { openPage } from '../../testing/page'
import { leaveDevice } from './leave-device'

openPage()
beforeEach(() => stubDeviceStorage())

it('empties the reader of this page too, which the next person may go on using', async () => {
  openText('<p>The keeper rowed out at dawn.</p>', '')
  setTitle('The Lighthouse')
  useBook.setState({ chapter: 1, isContentsOpen: true })
  await leaveDevice()
  expect(useReading.getState()).toMatchObject({ text: '', title: '', isReading: false })
  expect(useBook.getState()).toEqual({ book: null, chapter: null, isContentsOpen: false })
  expect(sessionStorage).toHaveLength(0)
})
