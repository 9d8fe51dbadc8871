// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { openPage } from '../testing/page'
import { saveFile } from './save-file'

openPage({ user: null })

it('saveFile downloads a file under its name and releases its content later', async () => {
  vi.useFakeTimers()
  const saved: string[] = []
  const revoked: string[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => 'blob:1',
      revokeObjectURL: (url: string) => revoked.push(url),
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`)
  })
  saveFile(new Blob(['x']), 'words.csv')
  expect([saved, revoked]).toEqual([['words.csv blob:1'], []])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(revoked).toEqual(['blob:1'])
})
