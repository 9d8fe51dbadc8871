import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { toast } from '../../../ui/overlays/toast.store'
import { useAccountLinks } from '../use-account-links'
import { wordMessages } from './messages'

/**
 * Returns the handler of the keys S, 0 to 4, K and I, which act on the shown entry; ignores keys while one is being
 * handled.
 */
export function useVocabularyKeys(): (key: string) => void {
  const client = useQueryClient()
  const links = useAccountLinks()
  const isBusy = useRef(false)
  return useCallback(
    (key: string) => {
      if (isBusy.current) return
      isBusy.current = true
      const act = async () => {
        const { pressVocabularyKey } = await import('./vocabulary-key')
        await pressVocabularyKey(key, client, links)
      }
      const fail = (error: unknown) => {
        console.warn('The word was not changed', error)
        toast({ text: wordMessages.changeFailed, tone: 'error' })
      }
      void act()
        .catch(fail)
        .finally(() => {
          isBusy.current = false
        })
    },
    [client, links],
  )
}
