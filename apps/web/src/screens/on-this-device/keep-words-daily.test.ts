// @vitest-environment jsdom
import { getVocabularyStat, listMainVocabulary } from '@wordhoard/contracts/vocabulary'
import { describe, expect, it, vi } from 'vitest'
import { listItems } from '../../kept/kept-items'
import { ownerOfKept, wordsKeptAt } from '../../kept/kept-marker'
import { ME, openPage } from '../../testing/page'
import { openIndexedDb } from '../../testing/real-indexed-db'
import { keepWordsDaily } from './keep-words-daily'

const server = openPage()
openIndexedDb()

const stat = { total_words: 0, total_score: 0 }
const states = { met: 0, new: 0, learning: 0, known: 0, ignored: 0 }

function answerWithoutWords(): void {
  server.answer(getVocabularyStat, { ...stat, states, due: 0, saved_known: 0 })
  server.answer(listMainVocabulary, { vocabulary: [], stat, found: 0 })
}

describe('the words that are kept daily', () => {
  it('are marked once they are stored, and are not fetched again', async () => {
    answerWithoutWords()
    await keepWordsDaily()
    expect(wordsKeptAt(ME)).toBeGreaterThan(0)
    expect(await listItems(ME)).toMatchObject([{ kind: 'words' }])
    server.forgetRequests()
    await keepWordsDaily()
    expect(server.requestsTo(listMainVocabulary)).toHaveLength(0)
  })

  it('are not marked when the browser refuses to store them', async () => {
    answerWithoutWords()
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await expect(keepWordsDaily()).rejects.toThrow('full')
    expect(ownerOfKept()).toBeUndefined()
  })
})
