// @vitest-environment jsdom
import { getPriorityWords, SPARE_WORDS } from '@wordhoard/contracts/learning'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../shell/query-client'
import { openPage } from '../../testing/page'
import { learningQueries } from './learning.queries'

const server = openPage()

describe('the words to choose from', () => {
  it('are more than wanted, of one vocabulary or of all', async () => {
    server.answer(getPriorityWords, [])
    await queryClient.fetchQuery(learningQueries.words(5, null))
    await queryClient.fetchQuery(learningQueries.words(5, 4))
    const [all, one] = server.requestsTo(getPriorityWords).map(({ query }) => query)
    expect(all).toEqual({ limit: String(5 + SPARE_WORDS), tz: expect.any(String) })
    expect(one).toMatchObject({ custom_voc_id: '4' })
  })
})
