import type { QueryClient } from '@tanstack/react-query'
import { isUserOrUnknown } from '../../../session/session.store'
import { toast } from '../../../ui/overlays/toast.store'
import { onWordChange } from '../on-word-change'
import { useShownEntry } from './shown-entry.store'

const needsAccount: Record<string, string> = {
  s: 'Saving words needs an account.',
  k: 'Marking words needs an account.',
  i: 'Ignoring words needs an account.',
}

/** Applies a vocabulary key to the shown entry. Visitors see that they need an account. */
export async function pressVocabularyKey(key: string, client: QueryClient, logIn: () => void): Promise<void> {
  if (!isUserOrUnknown()) {
    const text = needsAccount[key] ?? 'Setting priorities needs an account.'
    return toast({ text, action: { label: 'Log in', onSelect: logIn } })
  }
  const { spell } = useShownEntry.getState()
  if (!spell) return toast({ text: 'Open a word first, with Enter or a tap.' })
  const [{ markWord, rankWord, saveWord }, { toActionWord }] = await Promise.all([
    import('../../../features/vocabulary/change-words'),
    import('./action-word'),
  ])
  const action = { client, word: toActionWord(spell), onChange: onWordChange }
  if (key === 's') return saveWord(action)
  if (key === 'k') return markWord(action, 'known')
  return key === 'i' ? markWord(action, 'ignored') : rankWord(action, Number(key))
}
