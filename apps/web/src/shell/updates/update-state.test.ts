import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  // Other tests' pages aren't left for a newer version.
  vi.resetModules()
})

it('takeUpdate loads the page anew only once the newer version has taken over', async () => {
  vi.resetModules()
  const { noteUpdate, takeUpdate } = await import('./update-state')
  const reload = vi.fn()
  vi.stubGlobal('window', { location: { reload } })
  let hasTakenOver = () => {}
  noteUpdate(
    () =>
      new Promise<void>((resolve) => {
        hasTakenOver = resolve
      }),
  )
  const taking = takeUpdate()
  await new Promise((done) => setTimeout(done, 5))
  expect(reload).not.toHaveBeenCalled()
  hasTakenOver()
  await taking
  expect(reload).toHaveBeenCalledOnce()
})
