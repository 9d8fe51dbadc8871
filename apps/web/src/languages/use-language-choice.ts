import { englishName } from '@wordhoard/contracts/fields/language-names'
import { useState } from 'react'
import { errorSentence } from '../http/api-error'
import { toast } from '../ui/overlays/toast.store'
import { languageMessages } from './messages'
import { type LanguageChoice, useMyLanguage } from './my-language.store'

/** Returns the choice as it's shown, and a function that saves a new one at once. */
export function useLanguageChoice(): {
  readonly choice: LanguageChoice
  readonly choose: (change: Partial<LanguageChoice>) => Promise<boolean>
} {
  const { lang, show } = useMyLanguage()
  const [pending, setPending] = useState<LanguageChoice | null>(null)
  const choice = pending ?? { lang, show }
  const choose = async (change: Partial<LanguageChoice>) => {
    const next = { ...choice, ...change }
    setPending(next)
    try {
      const { saveMyLanguage } = await import('./save-my-language')
      await saveMyLanguage(next)
      const isSeen = next.lang !== null && next.show !== 'never'
      const text = isSeen ? languageMessages.saved(englishName(next.lang!)) : languageMessages.savedNone
      toast({ text, tone: 'success' })
      return true
    } catch (error) {
      toast({ text: languageMessages.notSaved(errorSentence(error)), tone: 'error' })
      return false
    } finally {
      setPending(null)
    }
  }
  return { choice, choose }
}
