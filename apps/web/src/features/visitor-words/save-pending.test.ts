// @vitest-environment jsdom
import { lookUpSpell } from '@wordhoard/contracts/dictionary'
import { chooseSense, countLookup } from '@wordhoard/contracts/encounters'
import { saveWord } from '@wordhoard/contracts/vocabulary'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSession } from '../../session/session-state'
import { retryNow } from '../../session/session-wait'
import { spell } from '../../testing/dictionary'
import { ME, openPage, pressToastAction, signInAs, toastTexts, until } from '../../testing/page'
import { item } from '../../testing/words'
import { rememberLookup } from './looked-up-words'
import { claimWords, readPending } from './pending-words'
import { savePendingWords } from './save-pending'
import { hasStoredWords } from './stored-keys'
import { MAX_AGE_MS } from './stored-words'
import { apt, bank, place } from './testing/words'
import { markWord, readMarked } from './visitor-words.store'

const server = openPage()
const onSaved = vi.fn()
const save = (userId = ME) => savePendingWords(userId, onSaved)
const savedIds = () => server.requestsTo(saveWord).map(({ params }) => params.spell_id)

beforeEach(() => {
  onSaved.mockClear()
  server.answer(saveWord, ({ params }) => item(Number(params.spell_id)))
  server.answer(countLookup, undefined)
  server.answer(chooseSense, undefined)
})

describe('savePendingWords', () => {
  it('saves each word once, with its sentence and chosen meaning, and says so', async () => {
    rememberLookup(bank)
    markWord({ ...apt, articleId: 9, definitionId: 31, offeredId: 30 }, place)
    claimWords(ME)
    await save()
    await save()
    expect(savedIds()).toEqual(['3'])
    expect(server.requestsTo(countLookup).map(({ body }) => body)).toEqual([
      { spell_id: 3, context: apt.sentence, source: apt.source, article_id: 9 },
      { spell_id: 4, context: bank.sentence, source: bank.source },
    ])
    expect(server.requestsTo(chooseSense).map(({ body }) => body)).toEqual([
      { spell_id: 3, context: apt.sentence, definition_id: 31, offered_id: 30, source: apt.source },
    ])
    expect(toastTexts()).toEqual(['“apt” is in your vocabulary'])
    expect(onSaved.mock.calls).toEqual([[[{ spellId: 3, headword: 'apt' }]], [[]]])
    expect(hasStoredWords()).toBe(false)
  })

  it('leaves the look-up of the word whose panel opens again to the panel', async () => {
    const selection = { block: 0, first: 2, last: 2, text: 'apt', isPhrase: false, spellId: 3 }
    markWord(apt, { ...place, selection })
    claimWords(ME)
    await save()
    expect(savedIds()).toEqual(['3'])
    expect(server.requestsTo(countLookup)).toEqual([])
  })

  it('counts a word that is there already as saved', async () => {
    server.refuse(saveWord, 400, 'item_exists', 'Item already exists')
    markWord(apt, place)
    markWord(bank, place)
    claimWords(ME)
    await save()
    expect(toastTexts()).toEqual(['“apt” and “bank” are in your vocabulary'])
  })

  it('keeps the words of a lost connection, says so once, and tries again', async () => {
    server.loseConnection(saveWord)
    markWord(apt, place)
    claimWords(ME)
    const saving = save()
    await until(() => expect(toastTexts()).toEqual(['We couldn’t save “apt” yet. We’ll keep trying.']))
    retryNow()
    await until(() => expect(savedIds().length).toBeGreaterThan(1))
    server.answer(saveWord, ({ params }) => item(Number(params.spell_id)))
    await until(() => {
      retryNow()
      expect(toastTexts()).toHaveLength(2)
    })
    await saving
    expect(toastTexts()[1]).toBe('“apt” is in your vocabulary')
    expect(readPending(ME)).toEqual([])
  })

  it('keeps a refused word, saves the others, and lets the user try again', async () => {
    server.answer(saveWord, ({ params }) => item(Number(params.spell_id)))
    server.refuse(saveWord, 403, 'forbidden')
    markWord(apt, place)
    claimWords(ME)
    await save()
    expect(toastTexts()).toEqual(['We couldn’t save “apt”.'])
    expect(readPending(ME).map(({ kind }) => kind)).toEqual(['save'])
    server.answer(saveWord, ({ params }) => item(Number(params.spell_id)))
    pressToastAction()
    await until(() => expect(toastTexts().at(-1)).toBe('“apt” is in your vocabulary'))
  })

  it('finds the entry of a word of which only the text is known, and says when there is none', async () => {
    server.answer(lookUpSpell, ({ params }) => (params.text === 'bank' ? [spell(4, 'bank')] : []))
    markWord({ ...bank, spellId: null }, place)
    markWord({ ...apt, spellId: null, headword: 'aptt', sentence: '' }, place)
    claimWords(ME)
    await save()
    expect(savedIds()).toEqual(['4'])
    expect(toastTexts()).toEqual(['We don’t have “aptt” in our dictionary.', '“bank” is in your vocabulary'])
  })

  it('continues after a reload where it stopped, and drops what is a week old', async () => {
    server.loseConnection(saveWord)
    markWord(apt, place)
    claimWords(ME)
    const saving = save()
    await until(() => expect(toastTexts()).toHaveLength(1))
    leaveSession(undefined)
    retryNow()
    await saving
    expect(readPending(ME)).toHaveLength(2)
    expect(readPending(ME, Date.now() + MAX_AGE_MS)).toEqual([])
    expect(hasStoredWords()).toBe(false)
  })

  it('saves nothing for anybody else', async () => {
    markWord(apt, place)
    claimWords(ME)
    signInAs(8)
    await save()
    await save(8)
    expect(savedIds()).toEqual([])
    claimWords(8)
    expect(hasStoredWords()).toBe(false)
  })

  it('works in two tabs at once without saving a word twice', async () => {
    markWord(apt, place)
    claimWords(ME)
    const queue: Promise<unknown>[] = []
    // jsdom has no locks; this one makes holders take turns, as a browser's does.
    const request = (_name: string, work: () => Promise<void>) => {
      const turn = (queue.at(-1) ?? Promise.resolve()).then(work)
      queue.push(turn)
      return turn
    }
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }))
    await Promise.all([save(), save()])
    expect(savedIds()).toEqual(['3'])
    expect(toastTexts()).toEqual(['“apt” is in your vocabulary'])
  })

  it('saves words that the browser does not store', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    markWord(apt, place)
    claimWords(ME)
    await save()
    expect(savedIds()).toEqual(['3'])
    expect(readMarked()).toBeUndefined()
    expect(readPending(ME)).toEqual([])
  })
})
