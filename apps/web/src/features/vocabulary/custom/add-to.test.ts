// @vitest-environment jsdom
import { addSpells, copyVocabulary } from '@wordhoard/contracts/custom-vocabulary'
import { MAX_SELECTED } from '@wordhoard/contracts/fields/vocabulary-fields'
import { importWords } from '@wordhoard/contracts/vocabulary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../http/api-error'
import { queryClient } from '../../../shell/query-client'
import { Refusal } from '../../../testing/fake-server'
import { openPage, toasts, toastTexts } from '../../../testing/page'
import { saveWords } from '../save-words'
import { addTo, addToFailure } from './add-to'
import { createFailure, updateFailure } from './vocabulary-failures'

const server = openPage()

describe('addTo', () => {
  it('sends each word once, in requests of a size the server accepts, and counts new words', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 3 * MAX_SELECTED + 7 }), async (count) => {
        server.forgetRequests()
        server.answer(addSpells, ({ body }) => ({ added: body.spell_ids.length - 1 }))
        const spellIds = Array.from({ length: count }, (_, at) => at + 1)
        const added = await addTo({ spellIds }, 5)
        const parts = server.requestsTo(addSpells).map(({ body }) => body.spell_ids)
        expect(parts.flat()).toEqual(spellIds)
        expect(added).toBe(count - parts.length)
      }),
      { numRuns: 12 },
    )
  })

  it('copies a whole vocabulary in one request', async () => {
    server.answer(copyVocabulary, { added: 40 })
    expect(await addTo({ copyFrom: 4 }, 5)).toBe(40)
    expect(server.requestsTo(copyVocabulary)[0]?.body).toEqual({ from_id: 4, to_id: 5 })
  })

  it('stops after a refusal', async () => {
    const answers = [{ added: 1 }]
    server.answer(addSpells, () => {
      const answer = answers.shift()
      if (!answer) throw new Refusal(403, 'vocabulary_forbidden', 'Not yours')
      return answer
    })
    const spellIds = Array.from({ length: 3 * MAX_SELECTED }, (_, at) => at + 1)
    await expect(addTo({ spellIds }, 5)).rejects.toMatchObject({ status: 403 })
    expect(server.requestsTo(addSpells)).toHaveLength(2)
  })

  it('has its failure explained by the server’s message, the error’s own or a default', () => {
    const refused = new ApiError({ status: 409, code: 'x', detail: 'It is full.' })
    expect(addToFailure(refused)).toBe('It is full.')
    expect(addToFailure(new Error('Broken'))).toBe('Broken')
    for (const mute of [new Error(''), undefined, 'x']) {
      expect(addToFailure(mute)).toBe('Failed to add words to vocabulary')
    }
  })
})

describe('saveWords', () => {
  const recognised = [
    { text: 'heron', spell_id: 1, spell_lower: 'heron', is_saved: false },
    { text: 'tide', spell_id: 2, spell_lower: 'tide', is_saved: true },
  ]

  it('notifies the text of newly saved words only', async () => {
    server.answer(importWords, { recognised, not_recognised: [], added: 1, undo_id: null })
    const saved: number[] = []
    await saveWords(queryClient, ['heron', 'tide'], (ids) => {
      saved.push(...ids)
      return () => undefined
    })
    expect(saved).toEqual([1])
    expect(toastTexts()).toEqual(['1 word saved'])
    expect(server.requestsTo(importWords)[0]?.body.words).toEqual([{ text: 'heron' }, { text: 'tide' }])
  })

  it('does not notify the text when the server refuses', async () => {
    server.refuse(importWords, 413, 'too_large', 'The request is too large.')
    await saveWords(queryClient, ['heron'], () => expect.fail('nothing was saved'))
    expect(toasts()).toMatchObject([{ text: 'The request is too large.', tone: 'error' }])
  })
})

describe('createFailure and updateFailure', () => {
  const refusal = (status: number) => new ApiError({ status, code: 'x', detail: 'Detail.' })

  it('show a taken name beside the name field', () => {
    const taken = { name: 'Vocabulary with this name already exists.' }
    expect(createFailure(refusal(409))).toEqual(taken)
    expect(updateFailure(refusal(409))).toEqual(taken)
  })

  it('show the server’s message for a new vocabulary, and their own sentences for settings', () => {
    expect(createFailure(refusal(503))).toEqual({ form: 'Detail.' })
    expect(createFailure(new Error('x'))).toEqual({ form: 'Something went wrong. Please try again.' })
    expect(updateFailure(refusal(404))).toEqual({ form: 'Vocabulary not found.' })
    expect(updateFailure(refusal(403))).toMatchObject({ form: expect.stringContaining('permission') })
    for (const other of [refusal(500), new Error('x'), undefined]) {
      expect(updateFailure(other)).toEqual({ form: 'Failed to update vocabulary. Please try again.' })
    }
  })
})
