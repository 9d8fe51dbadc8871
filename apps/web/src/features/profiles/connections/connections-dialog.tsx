import { useInfiniteQuery } from '@tanstack/react-query'
import type { Connection } from '@wordhoard/contracts/profiles'
import { useRef } from 'react'
import { errorSentence } from '../../../http/api-error'
import { rowsOf } from '../../../http/paged'
import { useSession } from '../../../session/session.store'
import { ShowMore } from '../../../shell/show-more'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/overlays/dialog'
import { ErrorState } from '../../../ui/states/error-state'
import { followMessages } from '../messages'
import { PersonLine } from '../person-line'
import lineStyles from '../person-line.module.css'
import { PersonLinesSkeleton } from '../person-lines-skeleton'
import { profileQueries, type Side } from '../profiles.queries'
import { useFollow } from '../use-follow'
import styles from './connections.module.css'
import { connectionsMessages } from './connections-dialog-messages'

interface ConnectionsDialogProps {
  open: boolean
  onClose: () => void
  /** The user whose connections are listed. */
  person: { readonly id: number; readonly username: string }
  side: Side
  isMe: boolean
  /** Expected number of rows, for the skeleton. */
  expected: number
}

/** Lists a user's followers, or the people they follow. */
export function ConnectionsDialog({ open, onClose, ...rest }: ConnectionsDialogProps) {
  useHistoryDialog(open, onClose)
  const { person, side, isMe } = rest
  const { title, mine, theirs } = connectionsMessages[side]
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description={isMe ? mine : theirs(person.username)}
    >
      <div className={styles.list}>
        <Connections {...rest} />
      </div>
    </Dialog>
  )
}

function Connections({ person, side, isMe, expected }: Omit<ConnectionsDialogProps, 'open' | 'onClose'>) {
  const query = useInfiniteQuery(profileQueries.connections({ id: person.id, side, isMine: isMe }))
  const list = useRef<HTMLUListElement>(null)
  const { data, error, refetch, isFetching } = query
  if (!data && error) {
    return (
      <ErrorState
        title={connectionsMessages.notLoaded}
        text={errorSentence(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data)
    return (
      <PersonLinesSkeleton label={connectionsMessages.loading} lines={Math.max(1, Math.min(expected, 6))} />
    )
  const rows = rowsOf(data.pages, ({ user_info }) => user_info.id)
  if (rows.length === 0) {
    const { noneOfMine, noneOfTheirs } = connectionsMessages[side]
    return <p className={styles.none}>{isMe ? noneOfMine : noneOfTheirs}</p>
  }
  return (
    <>
      <ul ref={list}>
        {rows.map((row) => (
          <ConnectionLine key={row.user_info.id} connection={row} />
        ))}
      </ul>
      <ShowMore query={query} list={list} shown={rows.length} isAutomatic />
    </>
  )
}

function ConnectionLine({ connection: { user_info, is_followed } }: { connection: Connection }) {
  const { id, username } = user_info
  const isMe = useSession((state) => state.user?.user_id === id)
  const follow = useFollow()
  return (
    <PersonLine person={user_info}>
      {isMe ? (
        <span className={lineStyles.you}>{connectionsMessages.you}</span>
      ) : (
        <Button
          aria-label={connectionsMessages[is_followed ? 'unfollowPerson' : 'followPerson'](username)}
          onClick={() => follow({ id, username, isWanted: !is_followed })}
        >
          {is_followed ? followMessages.unfollow : followMessages.follow}
        </Button>
      )}
    </PersonLine>
  )
}
