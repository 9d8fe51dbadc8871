import { lookUpSpell } from '@wordhoard/contracts/dictionary'
import { chooseSense, countLookup } from '@wordhoard/contracts/encounters'
import { saveWord } from '@wordhoard/contracts/vocabulary'
import { ApiError, isNotFound, isUnauthorised } from '../../http/api-error'
import { call } from '../../session/call'
import { useSession } from '../../session/session.store'
import { waitToRetry } from '../../session/session-wait'
import { toast } from '../../ui/overlays/toast.store'
import { savingMessages } from './messages'
import { keyOfPending, type PendingCall, readPending, removePending } from './pending-words'
import type { VisitorWord } from './stored-words'

/** Called with the entries of words that have just been saved, and at the end with none. */
export type OnSaved = (words: readonly { spellId: number; headword: string }[]) => void

/** The dictionary has no entry for the word. */
class WordMissing extends Error {}

/**
 * Saves the words that an account has taken along: each once, one tab at a time. Waits and tries again while the server
 * can't be reached; what is refused stays for the next visit.
 */
export async function savePendingWords(userId: number, onSaved: OnSaved): Promise<void> {
  if (readPending(userId).length === 0) return
  const save = () => new PendingRun(userId, onSaved).makeCalls()
  if ('locks' in navigator) await navigator.locks.request(keyOfPending(userId), save)
  else await save()
}

class PendingRun {
  readonly #userId: number
  readonly #onSaved: OnSaved
  /** Words saved in this run that haven't been reported. */
  #saved: { spellId: number; headword: string }[] = []
  readonly #refused = new Map<string, string>()
  #hasReportedDelay = false

  constructor(userId: number, onSaved: OnSaved) {
    this.#userId = userId
    this.#onSaved = onSaved
  }

  async makeCalls(): Promise<void> {
    let attempt = 0
    for (;;) {
      const next = readPending(this.#userId).find(({ id }) => !this.#refused.has(id))
      if (next?.kind !== 'save') this.#report()
      if (!next || !this.#isLoggedIn()) break
      try {
        await this.#make(next)
        removePending(this.#userId, next.id)
        attempt = 0
      } catch (error) {
        if (isUnauthorised(error) || !this.#isLoggedIn()) break
        if (!isTemporary(error)) this.#handleRefusal(next, error)
        else {
          this.#reportDelay(next.word)
          await waitToRetry(attempt)
          attempt += 1
        }
      }
    }
    this.#reportRefusals()
    this.#onSaved([])
  }

  #isLoggedIn(): boolean {
    return useSession.getState().user?.user_id === this.#userId
  }

  async #make({ kind, word }: PendingCall): Promise<void> {
    const spell_id = word.spellId ?? (await findEntry(word.headword))
    const { sentence: context, source, articleId, definitionId, offeredId } = word
    if (kind === 'save') {
      await call(saveWord, { params: { spell_id } }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'item_exists')) throw error
      })
      this.#saved.push({ spellId: spell_id, headword: word.headword })
    } else if (kind === 'count') {
      const article = articleId === undefined ? {} : { article_id: articleId }
      await call(countLookup, { body: { spell_id, context, source, ...article } })
    } else if (definitionId !== undefined) {
      const offered = offeredId === undefined ? {} : { offered_id: offeredId }
      const body = { spell_id, context, definition_id: definitionId, source, ...offered }
      await call(chooseSense, { body })
    }
  }

  /** Reports the saved words, once all of them are. */
  #report(): void {
    if (this.#saved.length === 0) return
    this.#onSaved(this.#saved)
    const headwords = this.#saved.map(({ headword }) => headword)
    this.#saved = []
    toast({ text: savingMessages.saved(headwords), tone: 'success', duration: 5000 })
  }

  #reportDelay({ headword }: VisitorWord): void {
    if (this.#hasReportedDelay) return
    this.#hasReportedDelay = true
    toast({ text: savingMessages.notYet(headword), tone: 'error', duration: 8000 })
  }

  #handleRefusal({ id, kind, word }: PendingCall, error: unknown): void {
    console.info('A visitor’s word was not saved:', error)
    const isMissing = error instanceof WordMissing || isNotFound(error)
    // Figures about a word aren't worth asking for again.
    if (isMissing || kind !== 'save') removePending(this.#userId, id)
    else this.#refused.set(id, word.headword)
    if (isMissing && kind === 'save') {
      toast({ text: savingMessages.missing(word.headword), tone: 'error', duration: 8000 })
    }
  }

  #reportRefusals(): void {
    if (this.#refused.size === 0) return
    toast({
      text: savingMessages.refused([...this.#refused.values()]),
      tone: 'error',
      action: {
        label: savingMessages.tryAgain,
        onSelect: () => void savePendingWords(this.#userId, this.#onSaved),
      },
    })
  }
}

async function findEntry(text: string): Promise<number> {
  const [entry] = await call(lookUpSpell, { params: { text }, query: {} })
  if (!entry) throw new WordMissing(text)
  return entry.id
}

/** Returns true if the same call may succeed later: no answer, too many requests or a server error. */
function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && ([0, 429].includes(error.status) || error.status >= 500)
}
