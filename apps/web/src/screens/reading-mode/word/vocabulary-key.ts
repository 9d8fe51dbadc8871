import type { QueryClient } from '@tanstack/react-query'
import type { VisitorWord } from '../../../features/visitor-words/stored-words'
import { markWord } from '../../../features/visitor-words/visitor-words.store'
import { isUserOrUnknown } from '../../../session/session.store'
import { toast } from '../../../ui/overlays/toast.store'
import { onWordChange } from '../on-word-change'
import { wordActionMessages } from './action-messages'
import { useShownEntry } from './shown-entry.store'
import { visitorPlace } from './visitor-place'

const needsAccount: Record<string, string> = {
  s: wordActionMessages.accountToSave,
  k: wordActionMessages.accountToMark,
  i: wordActionMessages.accountToIgnore,
}

/** How visitors get an account, and return from there. */
export interface AccountLinks {
  readonly logIn: () => void
  readonly register: () => void
}

/** Marks the shown word to be saved once the visitor has an account, and offers one. */
function markShownWord(word: VisitorWord, register: () => void): void {
  markWord(word, visitorPlace(window.location.pathname, word))
  const text = wordActionMessages.marked(word.headword)
  toast({ text, action: { label: wordActionMessages.createAccount, onSelect: register } })
}

/** Applies a vocabulary key to the shown entry. Visitors can mark it; for anything else they need an account. */
export async function pressVocabularyKey(
  key: string,
  client: QueryClient,
  { logIn, register }: AccountLinks,
): Promise<void> {
  if (!isUserOrUnknown()) {
    const { visitorWord } = useShownEntry.getState()
    if (key === 's' && visitorWord) return markShownWord(visitorWord, register)
    const text = needsAccount[key] ?? wordActionMessages.accountToRank
    return toast({ text, action: { label: wordActionMessages.logIn, onSelect: logIn } })
  }
  const { spell } = useShownEntry.getState()
  if (!spell) return toast({ text: wordActionMessages.openFirst })
  const [{ markWord: markAs, rankWord, saveWord }, { toActionWord }] = await Promise.all([
    import('../../../features/vocabulary/change-words'),
    import('./action-word'),
  ])
  const action = { client, word: toActionWord(spell), onChange: onWordChange }
  if (key === 's') return saveWord(action)
  if (key === 'k') return markAs(action, 'known')
  return key === 'i' ? markAs(action, 'ignored') : rankWord(action, Number(key))
}
