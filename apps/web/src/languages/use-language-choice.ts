import { englishName } from '@wordhoard/contracts/fields/language-names'
import { useState } from 'react'
import { errorSentence } from '../http/api-error'
import { languageMessages } from './messages'
import { type LanguageChoice, useMyLanguage } from './my-language.store'

/** What came of saving a choice, to be said where it was made. */
export interface ChoiceOutcome {
  readonly text: string
  readonly isSaved: boolean
}

/** Returns the choice as it's shown, and a function that saves a new one at once. */
export function useLanguageChoice(): {
  readonly choice: LanguageChoice
  readonly choose: (change: Partial<LanguageChoice>) => Promise<ChoiceOutcome>
} {
  const { lang, show } = useMyLanguage()
  const [pending, setPending] = useState<LanguageChoice | null>(null)
  const choice = pending ?? { lang, show }
  const choose = async (change: Partial<LanguageChoice>): Promise<ChoiceOutcome> => {
    const next = { ...choice, ...change }
    setPending(next)
    try {
      const { saveMyLanguage } = await import('./save-my-language')
      await saveMyLanguage(change)
      const text =
        next.lang === null || next.show === 'never'
          ? languageMessages.savedNone
          : languageMessages.saved(englishName(next.lang))
      return { text, isSaved: true }
    } catch (error) {
      return { text: languageMessages.notSaved(errorSentence(error)), isSaved: false }
    } finally {
      setPending(null)
    }
  }
  return { choice, choose }
}
