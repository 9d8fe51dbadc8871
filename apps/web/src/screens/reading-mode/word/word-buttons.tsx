import type { Spell } from '@wordhoard/contracts/dictionary'
import { Link, useLocation } from 'react-router-dom'
import { WordActions } from '../../../features/vocabulary/table/word-actions'
import { useSession } from '../../../session/session.store'
import { paths } from '../../../shell/paths'
import { buttonClass } from '../../../ui/button'
import { onWordChange } from '../on-word-change'
import { wordActionMessages } from './action-messages'
import { toActionWord } from './action-word'

/** Actions on the entry beside the text. */
export function WordButtons({ spell }: { spell: Spell }) {
  const { pathname } = useLocation()
  const isVisitor = useSession((state) => state.status === 'visitor')
  if (!isVisitor) return <WordActions word={toActionWord(spell)} variant="panel" onChange={onWordChange} />
  return (
    <Link
      className={buttonClass({ variant: 'primary' })}
      to={paths.login(pathname)}
      aria-label={wordActionMessages.loginToSave}
    >
      {wordActionMessages.login}
    </Link>
  )
}
