import type { QueryClient } from '@tanstack/react-query'
import { isUserOrUnknown } from '../../../session/session.store'
import { toast } from '../../../ui/overlays/toast.store'
import { onWordChange } from '../on-word-change'
import { wordActionMessages } from './action-messages'
import { useShownEntry } from './shown-entry.store'

const needsAccount: Record<string, string> = {
  s: wordActionMessages.accountToSave,
  k: wordActionMessages.accountToMark,
  i: wordActionMessages.accountToIgnore,
}

/** Applies a vocabulary key to the shown entry. Visitors see that they need an account. */
export async function pressVocabularyKey(key: string, client: QueryClient, logIn: () => void): Promise<void> {
  if (!isUserOrUnknown()) {
    const text = needsAccount[key] ?? wordActionMessages.accountToRank
    return toast({ text, action: { label: wordActionMessages.logIn, onSelect: logIn } })
  }
  const { spell } = useShownEntry.getState()
  if (!spell) return toast({ text: wordActionMessages.openFirst })
  const [{ markWord, rankWord, saveWord }, { toActionWord }] = await Promise.all([
    import('../../../features/vocabulary/change-words'),
    import('./action-word'),
  ])
  const action = { client, word: toActionWord(spell), onChange: onWordChange }
  if (key === 's') return saveWord(action)
  if (key === 'k') return markWord(action, 'known')
  return key === 'i' ? markWord(action, 'ignored') : rankWord(action, Number(key))
}
