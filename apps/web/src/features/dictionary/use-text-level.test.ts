// @vitest-environment jsdom
import { getSpells, resolveWords } from '@wordhoard/contracts/dictionary'
import { afterEach, expect, it } from 'vitest'
import { setReachable } from '../../http/reach'
import { spell } from '../../testing/dictionary'
import { openPage, until } from '../../testing/page'
import { renderHook } from '../../testing/render-hook'
import { useTextLevel } from './use-text-level'

const server = openPage()
afterEach(() => setReachable(true))

const sample = { words: new Map([['heron', 2]]), sentences: 1 }

it('a level that could not be estimated without a network is estimated once there is one', async () => {
  for (const endpoint of [resolveWords, getSpells]) server.loseConnection(endpoint)
  setReachable(false)
  const hook = await renderHook(() => useTextLevel(sample), undefined)
  await until(() => expect(hook.current).toBeNull())
  server.answer(resolveWords, ({ body }) => body.map(() => [3]))
  server.answer(getSpells, [spell(3, 'heron')])
  setReachable(true)
  await until(() => expect(hook.current).toMatch(/[AB][12]/))
})
