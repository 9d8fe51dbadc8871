import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { KeptWordsNote } from '../../features/visitor-words/kept-words-note'
import type { VisitorPlace } from '../../features/visitor-words/stored-words'
import { returnPath } from '../../shell/auth-return'
import { openWordAgain, returnToText } from './return-to-text'
import { saveWords } from './save-words'

/** How long the word that was open waits to be saved, in ms; it then opens with a button that saves it. */
const MAX_WAIT_MS = 3000

/** The note above a form that leads to an account: the words marked here are kept, and the text opens again. */
export function KeptWords({ form }: { form: 'register' | 'login' | 'reset' }) {
  const { search } = useLocation()
  const onClaim = useCallback(
    (userId: number, place: VisitorPlace) => {
      const saved = saveWords(userId)
      if (returnPath(search) !== place.path) return
      returnToText(place)
      const wait = new Promise((done) => setTimeout(done, MAX_WAIT_MS))
      void Promise.race([saved, wait]).then(() => openWordAgain(place))
    },
    [search],
  )
  return <KeptWordsNote form={form} onClaim={onClaim} />
}
