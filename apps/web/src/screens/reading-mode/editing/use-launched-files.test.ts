// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { openFileMessages } from '../../../features/file-import/messages'
import { textFile } from '../../../features/file-import/testing/files.fixture'
import { openPage, toastTexts, until } from '../../../testing/page'
import { renderHook } from '../../../testing/render-hook'
import { useLaunchedFiles } from './use-launched-files'

openPage({ user: null })

type Launch = { readonly files?: readonly { readonly getFile: () => Promise<File> }[] }

/** Gives the page the browser's queue of files; returns a function that opens the app with some. */
function stubLaunchQueue(): (launch: Launch) => void {
  let launch: (launch: Launch) => void = () => {}
  vi.stubGlobal('launchQueue', {
    setConsumer: (take: typeof launch) => {
      launch = take
    },
  })
  return (files) => launch(files)
}

const handleOf = (name: string) => ({ getFile: async () => textFile(name, `Text of ${name}`) })

it('opens the first file that the app was started with, and says that it reads one at a time', async () => {
  const launch = stubLaunchQueue()
  const onFile = vi.fn<(file: File) => void>()
  await renderHook(() => useLaunchedFiles(onFile), undefined)
  launch({})
  launch({ files: [] })
  launch({ files: [handleOf('marsh.txt'), handleOf('tide.txt')] })
  await until(() => expect(onFile).toHaveBeenCalled())
  expect(onFile.mock.calls.map(([{ name }]) => name)).toEqual(['marsh.txt'])
  expect(toastTexts()).toEqual([openFileMessages.oneAtATime])
})

it('leaves the page as it is if the file can’t be read', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const launch = stubLaunchQueue()
  const onFile = vi.fn()
  await renderHook(() => useLaunchedFiles(onFile), undefined)
  launch({ files: [{ getFile: () => Promise.reject(new Error('It was moved')) }] })
  await until(() => expect(warned).toHaveBeenCalled())
  expect(onFile).not.toHaveBeenCalled()
})
