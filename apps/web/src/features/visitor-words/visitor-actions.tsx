import { Bookmark, LogIn } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import { visitorActionMessages } from './messages'
import { isSameWord, type VisitorPlace, type VisitorWord } from './stored-words'
import styles from './visitor-actions.module.css'
import { markWord, unmarkWord, useVisitorWords } from './visitor-words.store'

interface VisitorActionsProps {
  word: VisitorWord
  /** Returns the place to return to with an account. */
  place: () => VisitorPlace
  /** Address of the page. */
  path: string
  /** `bar`: the login is a quiet button with an icon. `panel`: also says whether the word is marked. */
  variant: 'bar' | 'panel'
}

/** Actions of a visitor on a word: save it with a new account, or log in. Both mark the word to be saved. */
export function VisitorActions({ word, place, path, variant }: VisitorActionsProps) {
  const isMarked = useVisitorWords(
    ({ marked }) => marked?.words.some((one) => isSameWord(one, word)) ?? false,
  )
  const mark = () => markWord(word, place())
  const isPanel = variant === 'panel'
  return (
    <>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.register(path)} onClick={mark}>
        <Bookmark aria-hidden />
        {visitorActionMessages.save}
      </Link>
      <Link
        className={buttonClass({ variant: isPanel ? 'secondary' : 'quiet' })}
        to={paths.login(path)}
        aria-label={visitorActionMessages.loginToSave}
        onClick={mark}
      >
        {!isPanel && <LogIn aria-hidden />}
        {visitorActionMessages.login}
      </Link>
      {isPanel && isMarked && (
        <p className={styles.marked}>
          {visitorActionMessages.marked(word.headword)}
          <Button variant="quiet" onClick={() => unmarkWord(word)}>
            {visitorActionMessages.unmark}
          </Button>
        </p>
      )}
    </>
  )
}
