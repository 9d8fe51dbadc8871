// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { explainWord } from '@wordhoard/contracts/learner/knowledge'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setReachable } from '../../../http/reach'
import { queryClient } from '../../../shell/query-client'
import { openPage, until } from '../../../testing/page'
import { render } from '../../../testing/render'
import { runInAct } from '../../../testing/render-hook'
import { WordKnowledge } from './word-knowledge'

const server = openPage()
const text = () => document.body.textContent

/** An observer to which everything is on screen. */
class SeesEverything {
  readonly #onSeen: IntersectionObserverCallback
  constructor(onSeen: IntersectionObserverCallback) {
    this.#onSeen = onSeen
  }
  observe(): void {
    this.#onSeen([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
  }
  disconnect(): void {}
}

beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal('IntersectionObserver', SeesEverything)
})
afterEach(() => setReachable(true))

it('says calmly that the user is offline, and what we think once they are back', async () => {
  server.loseConnection(explainWord)
  setReachable(false)
  await render(
    <QueryClientProvider client={queryClient}>
      <WordKnowledge headword="heron" level={2} />
    </QueryClientProvider>,
  )
  await until(() => expect(text()).toContain('You’re offline. We’ll tell you what we think'))
  expect(document.querySelector('[role="alert"]')).toBeNull()
  const estimate = { word: 'heron', difficulty: 0, probability: 0.8 }
  server.answer(explainWord, { ...estimate, reasons: [], recall: null, said: null, practice: null })
  await runInAct(() => setReachable(true))
  await until(() => expect(text()).toContain('You probably know this word.'))
})
