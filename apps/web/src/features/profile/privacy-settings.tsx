import { useQuery } from '@tanstack/react-query'
import type { Privacy } from '@wordhoard/contracts/people'
import { useId } from 'react'
import { errorSentence } from '../../lib/api-error'
import { ErrorState } from '../../ui/error-state'
import { Select } from '../../ui/select'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { Switch } from '../../ui/switch'
import { BlockedList } from './blocked-list'
import styles from './privacy-settings.module.css'
import { profileQueries } from './profile.queries'
import { useChangePrivacy } from './use-change-privacy'

const shown = [
  ['shows_name', 'First and last name', 'Staff of your schools see it whatever you choose.'],
  ['shows_bio', 'Bio', undefined],
  ['shows_connections', 'Who follows you, and whom you follow', 'The numbers always show.'],
  ['shows_vocabularies', 'List of your public vocabularies', undefined],
  ['shows_articles', 'List of your public articles', undefined],
] as const

const senders: { value: Privacy['messages_from']; label: string }[] = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'followed', label: 'People I follow' },
  { value: 'nobody', label: 'Nobody' },
]

/** What the own profile shows, who may write, and who is blocked. Every choice acts at once. */
export function PrivacySettings() {
  const { data, error, refetch, isFetching } = useQuery(profileQueries.privacy())
  return (
    <div className={styles.settings}>
      {data ? (
        <Choices held={data} />
      ) : error ? (
        <ErrorState
          title="Your choices didn’t load"
          text={errorSentence(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Loading your choices…">
          {[12, 6, 18, 15, 14].map((width) => (
            <Skeleton key={width} width={`${width}rem`} height="var(--target)" />
          ))}
        </SkeletonGroup>
      )}
      <BlockedList />
    </div>
  )
}

function Choices({ held }: { held: Privacy }) {
  const [privacy, choose] = useChangePrivacy(held)
  const id = useId()
  return (
    <>
      <section aria-labelledby={`${id}-shown`}>
        <h3 id={`${id}-shown`} className={styles.heading}>
          Your profile shows
        </h3>
        <ul>
          {shown.map(([choice, label, note]) => (
            <li key={choice}>
              <Switch
                label={label}
                checked={privacy[choice]}
                onCheckedChange={(isOn) => choose({ [choice]: isOn })}
              />
              {note && <p className={styles.note}>{note}</p>}
            </li>
          ))}
        </ul>
      </section>
      <Select
        label="Who may begin a chat with you"
        hint="Chats that you have already go on, unless you block somebody."
        options={senders}
        value={privacy.messages_from}
        onChange={(event) => {
          const { value } = senders.find(({ value }) => value === event.target.value)!
          choose({ messages_from: value })
        }}
      />
    </>
  )
}
