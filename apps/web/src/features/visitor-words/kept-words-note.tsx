import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../../session/session.store'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'
import styles from './kept-words-note.module.css'
import { keptWordsMessages } from './messages'
import { claimWords } from './pending-words'
import { isUnasked, type VisitorPlace } from './stored-words'
import { confirmWords, forgetWords, readMarked, useVisitorWords } from './visitor-words.store'

interface KeptWordsNoteProps {
  /** What the form below does. */
  form: 'register' | 'login' | 'reset'
  /** Called when an account has taken the words along, with its id and the place to return to. */
  onClaim: (userId: number, place: VisitorPlace) => void
}

/**
 * Says that the words a visitor has marked are kept by logging in here, and hands them over when that has happened.
 * Words marked longer ago may be somebody else's: it asks first, and drops them at a login without an answer.
 */
export function KeptWordsNote({ form, onClaim }: KeptWordsNoteProps) {
  const marked = useVisitorWords((state) => state.marked)
  const [isAsking, setAsking] = useState(() => marked !== null && !isUnasked(marked))
  useReturnAddress(isAsking ? undefined : marked?.place.path)

  useEffect(
    () =>
      useSession.subscribe(({ user }, before) => {
        if (before.status !== 'visitor' || !user || !readMarked()) return
        if (isAsking) return forgetWords()
        const claimed = claimWords(user.user_id)
        if (claimed) onClaim(user.user_id, claimed.place)
      }),
    [isAsking, onClaim],
  )

  if (!marked) return null
  const words = marked.words.map(({ headword }) => headword)
  const { ask, yes, no, remove } = keptWordsMessages
  const confirm = () => {
    confirmWords()
    setAsking(false)
  }
  return (
    <div className={styles.note}>
      <p>{isAsking ? ask(words) : keptWordsMessages[form](words)}</p>
      <div className={styles.buttons}>
        {isAsking && <Button onClick={confirm}>{yes(words)}</Button>}
        <Button variant="quiet" onClick={forgetWords}>
          {isAsking ? no(words) : remove(words)}
        </Button>
      </div>
    </div>
  )
}

/** Makes the login return to where the words were marked, for a form that was opened in another tab. */
function useReturnAddress(path: string | undefined): void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isWanted = path !== undefined && path !== paths.home && !new URLSearchParams(search).has('from')
  useEffect(() => {
    if (!isWanted) return
    const query = new URLSearchParams(search)
    query.set('from', path)
    void navigate(`${pathname}?${query}`, { replace: true, state: state as unknown })
  }, [isWanted, pathname, search, state, path, navigate])
}
