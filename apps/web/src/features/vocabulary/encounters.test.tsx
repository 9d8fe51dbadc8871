// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { listEncounters } from '@wordhoard/contracts/encounters'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setReachable } from '../../http/reach'
import { queryClient } from '../../shell/query-client'
import { spell } from '../../testing/dictionary'
import { openPage, until } from '../../testing/page'
import { render } from '../../testing/render'
import { runInAct } from '../../testing/render-hook'
import { Encounters } from './encounters'

const server = openPage()
const met = { met_count: 2, lookup_count: 0, sentences: [] }
const element = (isReady: boolean) => (
  <QueryClientProvider client={queryClient}>
    <Encounters spell={spell(3, 'heron')} isReady={isReady} level={2} />
  </QueryClientProvider>
)
const text = () => document.body.textContent
const reach = (isReached: boolean) => runInAct(() => setReachable(isReached))

beforeEach(() => queryClient.clear())
afterEach(() => setReachable(true))

it('says that the user is offline, and shows the sentences once they are back', async () => {
  server.loseConnection(listEncounters)
  setReachable(false)
  const draw = await render(element(false))
  expect(text()).toContain('You’re offline. Your sentences will be here when you’re back.')
  expect(document.querySelector('[role="alert"]')).toBeNull()
  server.answer(listEncounters, met)
  await reach(true)
  await draw(element(true))
  await until(() => expect(text()).toContain('You’ve met it twice.'))
})

it('stays as it is when the network goes away', async () => {
  server.answer(listEncounters, met)
  await render(element(true))
  await until(() => expect(text()).toContain('You’ve met it twice.'))
  server.loseConnection(listEncounters)
  await reach(false)
  expect(text()).toContain('You’ve met it twice.')
})
