import { afterEach, describe, expect, it, vi } from 'vitest'
import { Steps } from './test-steps'

/** Records everything that is written to stdout. Returns a function that gives the text with times replaced. */
function recordPrints(): () => string {
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written.push(String(chunk))
    return true
  })
  return () => written.join('').replace(/\d+\.\d s/g, 'a moment')
}
afterEach(() => {
  vi.restoreAllMocks()
})

const printArgs = (word: string, wait = 0) => ['-e', `setTimeout(() => console.log('${word}'), ${wait})`]

describe('steps of a run', () => {
  it('print their output one after another, even when they run in parallel', async () => {
    const output = recordPrints()
    const steps = new Steps('.')
    const outcomes = await Promise.all([
      steps.run('first', printArgs('slow', 600)),
      steps.run('second', printArgs('quick')),
    ])
    expect(outcomes).toEqual([true, true])
    expect(output()).toBe(
      '\n── first\nslow\n── first: passed in a moment\n\n── second\nquick\n── second: passed in a moment\n',
    )
    expect(steps.times.map(({ name }) => name)).toEqual(['second', 'first'])
  })

  it('fail when their exit code is not 0', async () => {
    const output = recordPrints()
    expect(await new Steps('.').run('bad', ['-e', 'process.exit(3)'])).toBe(false)
    expect(output()).toContain('── bad: FAILED in')
  })

  it('let others print once they are ready, and end when asked to', async () => {
    const output = recordPrints()
    const steps = new Steps('.')
    const server = steps.start('server', [
      '-e',
      `process.send('ready'); process.once('disconnect', () => console.log('over'))`,
    ])
    await server.ready
    await steps.run('guest', printArgs('hello'))
    expect(output()).toBe(
      '\n── server\n── server: ready in a moment\n\n── guest\nhello\n── guest: passed in a moment\n',
    )
    expect(await server.end()).toBe(true)
    expect(output()).toMatch(/over\n$/)
    expect(steps.times.map(({ name }) => name)).toEqual(['server', 'guest'])
  })
})
