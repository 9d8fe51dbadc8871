import { useInfiniteQuery } from '@tanstack/react-query'
import type { PublicUserInfo } from '@wordhoard/contracts/profiles'
import { useId, useRef } from 'react'
import { errorSentence } from '../../../http/api-error'
import { rowsOf } from '../../../http/paged'
import { ShowMore } from '../../../shell/show-more'
import { Button } from '../../../ui/button'
import { ErrorState } from '../../../ui/states/error-state'
import { PersonLine } from '../person-line'
import { PersonLinesSkeleton } from '../person-lines-skeleton'
import { profileQueries } from '../profiles.queries'
import { blockedListMessages } from './messages'
import styles from './privacy-settings.module.css'
import { unblockMessages } from './unblock-messages'
import { useUnblock } from './use-unblock'

/** Lists the people whom the viewer has blocked, each with a button to unblock them. */
export function BlockedList() {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
        {blockedListMessages.title}
      </h3>
      {/* Moves the focus to the heading, since the focused line disappears. */}
      <List onUnblock={() => heading.current?.focus({ preventScroll: true })} />
    </section>
  )
}

function List({ onUnblock }: { onUnblock: () => void }) {
  const query = useInfiniteQuery(profileQueries.blocked())
  const list = useRef<HTMLUListElement>(null)
  const { data, error, refetch, isFetching } = query
  if (!data && error) {
    return (
      <ErrorState
        title={blockedListMessages.notLoaded}
        text={errorSentence(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) return <PersonLinesSkeleton label={blockedListMessages.loading} lines={1} />
  const rows = rowsOf(data.pages, ({ user_info }) => user_info.id)
  if (rows.length === 0) return <p className={styles.none}>{blockedListMessages.none}</p>
  return (
    <>
      <ul ref={list} className={styles.blocked}>
        {rows.map(({ user_info }) => (
          <BlockedLine key={user_info.id} person={user_info} onUnblock={onUnblock} />
        ))}
      </ul>
      <ShowMore query={query} list={list} shown={rows.length} />
    </>
  )
}

function BlockedLine({ person, onUnblock }: { person: PublicUserInfo; onUnblock: () => void }) {
  const { id, username } = person
  const { unblock, isUnblocking } = useUnblock()
  return (
    <PersonLine person={person}>
      <Button
        busy={isUnblocking}
        aria-label={unblockMessages.unblockPerson(username)}
        onClick={() => {
          unblock({ id, username })
          onUnblock()
        }}
      >
        {unblockMessages.unblock}
      </Button>
    </PersonLine>
  )
}
