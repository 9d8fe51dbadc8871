import { useInfiniteQuery } from '@tanstack/react-query'
import type { Connection } from '@wordhoard/contracts/profiles'
import { useRef } from 'react'
import { errorSentence } from '../../http/api-error'
import { rowsOf } from '../../http/paged'
import { useSession } from '../../session/session.store'
import { ShowMore } from '../../shell/show-more'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/overlays/dialog'
import { ErrorState } from '../../ui/states/error-state'
import styles from './connections.module.css'
import { PersonLine } from './person-line'
import lineStyles from './person-line.module.css'
import { PersonLinesSkeleton } from './person-lines-skeleton'
import { profileQueries, type Side } from './profiles.queries'
import { useFollow } from './use-follow'

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
  const title = { followers: 'Followers', following: 'Following' }[side]
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description={isMe ? ownDescriptions[side] : descriptions[side](person.username)}
    >
      <div className={styles.list}>
        <Connections {...rest} />
      </div>
    </Dialog>
  )
}

const ownDescriptions: Record<Side, string> = { followers: 'Who follows you', following: 'Whom you follow' }
const descriptions: Record<Side, (username: string) => string> = {
  followers: (username) => `Who follows @${username}`,
  following: (username) => `Whom @${username} follows`,
}

const emptyTexts: Record<Side, { mine: string; theirs: string }> = {
  followers: {
    mine: 'Nobody follows you yet. People find you by your public articles and vocabularies.',
    theirs: 'Nobody yet. You could be the first.',
  },
  following: {
    mine: 'You follow nobody yet. The author of an article you liked is a good beginning.',
    theirs: 'Nobody yet.',
  },
}

function Connections({ person, side, isMe, expected }: Omit<ConnectionsDialogProps, 'open' | 'onClose'>) {
  const query = useInfiniteQuery(profileQueries.connections({ id: person.id, side, isMine: isMe }))
  const list = useRef<HTMLUListElement>(null)
  const { data, error, refetch, isFetching } = query
  if (!data && error) {
    return (
      <ErrorState
        title="The list didn’t load"
        text={errorSentence(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) return <PersonLinesSkeleton label="Loading people…" lines={Math.max(1, Math.min(expected, 6))} />
  const rows = rowsOf(data.pages, ({ user_info }) => user_info.id)
  if (rows.length === 0) return <p className={styles.none}>{emptyTexts[side][isMe ? 'mine' : 'theirs']}</p>
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
        <span className={lineStyles.you}>You</span>
      ) : (
        <Button
          aria-label={`${is_followed ? 'Unfollow' : 'Follow'} @${username}`}
          onClick={() => follow({ id, username, isWanted: !is_followed })}
        >
          {is_followed ? 'Unfollow' : 'Follow'}
        </Button>
      )}
    </PersonLine>
  )
}
