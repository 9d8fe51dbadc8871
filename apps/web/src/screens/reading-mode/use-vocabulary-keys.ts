import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { mayBeUser } from '../../lib/session.store'
import { toast } from '../../ui/toast.store'
import { onWordChange } from './on-word-change'
import { useShownEntry } from './shown-entry.store'
import { useLogin } from './use-login'

const needs: Record<string, string> = {
  s: 'Saving words needs an account.',
  k: 'Marking words needs an account.',
  i: 'Ignoring words needs an account.',
}

/** S, 0 to 4, K and I act upon the entry that is shown; visitors are told what they need. */
export function useVocabularyKeys(): (key: string) => void {
  const client = useQueryClient()
  const logIn = useLogin()
  const isBusy = useRef(false)
  return useCallback(
    (key: string) => {
      if (!mayBeUser()) {
        const text = needs[key] ?? 'Setting priorities needs an account.'
        return toast({ text, action: { label: 'Log in', onSelect: logIn } })
      }
      const { spell } = useShownEntry.getState()
      if (!spell) return toast({ text: 'Open a word first, with Enter or a tap.' })
      if (isBusy.current) return
      isBusy.current = true
      const act = async () => {
        const [{ markWord, rankWord, saveWord }, { actedWord }] = await Promise.all([
          import('../../features/vocabulary/change-words'),
          import('./acted-word'),
        ])
        const acting = { client, word: actedWord(spell), onChange: onWordChange }
        if (key === 's') return saveWord(acting)
        if (key === 'k') return markWord(acting, 'known')
        return key === 'i' ? markWord(acting, 'ignored') : rankWord(acting, Number(key))
      }
      const fail = (error: unknown) => {
        console.warn('The word was not changed', error)
        toast({ text: 'That didn’t arrive. Please reload the page and try again.', tone: 'error' })
      }
      void act()
        .catch(fail)
        .finally(() => {
          isBusy.current = false
        })
    },
    [client, logIn],
  )
}
