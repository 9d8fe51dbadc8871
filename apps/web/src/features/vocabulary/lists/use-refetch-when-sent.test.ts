// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query'
import { listMainVocabulary } from '@wordhoard/contracts/vocabulary'
import { afterEach, expect, it } from 'vitest'
import { useWaiting } from '../../../device/outbox/waiting.store'
import { openPage, until } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { vocabularyQueries } from '../vocabulary.queries'
import { useRefetchWhenSent } from './use-refetch-when-sent'

const server = openPage()
const initial = useWaiting.getState()
afterEach(() => useWaiting.setState(initial, true))

const setWaiting = (word: number) => runInAct(() => useWaiting.setState({ kinds: { word } }))

it('refetches the list when fewer changes wait, not when more do', async () => {
  server.answer(listMainVocabulary, { vocabulary: [], stat: { total_words: 0, total_score: 0 }, found: 0 })
  const hook = await renderHook(() => {
    useRefetchWhenSent()
    return useQuery(vocabularyQueries.main({ offset: 0, limit: 10 }))
  }, undefined)
  await until(() => expect(hook.current.data?.found).toBe(0))
  await setWaiting(2)
  expect(server.requestsTo(listMainVocabulary)).toHaveLength(1)
  await setWaiting(0)
  await until(() => expect(server.requestsTo(listMainVocabulary)).toHaveLength(2))
})
