import { pages } from '@wordhoard/contracts/site/pages'
import { JoinByCode } from '../../features/school/invitations/join-by-code'
import { usePageTitle } from '../../shell/page-title'
import styles from './join.module.css'
import { joinByCodeScreenMessages } from './messages'

/** Where somebody types the code from their teacher. */
export function JoinByCodeScreen() {
  usePageTitle(pages.joinByCode.title)
  return (
    <div className={styles.page}>
      <h1>{joinByCodeScreenMessages.title}</h1>
      <p className={styles.lead}>{joinByCodeScreenMessages.lead}</p>
      <JoinByCode />
    </div>
  )
}
