import type { Spell } from '@wordhoard/contracts/dict'
import { Link, useLocation } from 'react-router-dom'
import { WordActions } from '../../features/vocabulary/word-actions'
import { paths } from '../../lib/paths'
import { useSession } from '../../lib/session.store'
import { buttonClass } from '../../ui/button'
import { actedWord } from './acted-word'
import { onWordChange } from './on-word-change'

/** What can be done with the entry beside the text. */
export function WordButtons({ spell }: { spell: Spell }) {
  const { pathname } = useLocation()
  const isVisitor = useSession((state) => state.status === 'visitor')
  if (!isVisitor) return <WordActions word={actedWord(spell)} variant="panel" onChange={onWordChange} />
  return (
    <Link
      className={buttonClass({ variant: 'primary' })}
      to={paths.login(pathname)}
      aria-label="Login to save this word"
    >
      Login
    </Link>
  )
}
