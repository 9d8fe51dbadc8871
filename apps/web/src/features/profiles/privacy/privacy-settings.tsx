import { useQuery } from '@tanstack/react-query'
import type { OwnPrivacy, Privacy } from '@wordhoard/contracts/profiles'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { errorSentence } from '../../../http/api-error'
import { paths } from '../../../shell/paths'
import { Select } from '../../../ui/fields/select'
import { Switch } from '../../../ui/fields/switch'
import { ErrorState } from '../../../ui/states/error-state'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import { profileQueries } from '../profiles.queries'
import { BlockedList } from './blocked-list'
import styles from './privacy-settings.module.css'
import { useChangePrivacy } from './use-change-privacy'

const shown = [
  ['shows_name', 'First and last name', 'Staff of your schools see it whatever you choose.'],
  ['shows_bio', 'Bio', undefined],
  ['shows_connections', 'Who follows you, and whom you follow', 'The numbers always show.'],
  ['shows_vocabularies', 'List of your public vocabularies', undefined],
  ['shows_articles', 'List of your public articles', undefined],
] as const

const viewers: { value: Privacy['visible_to']; label: string }[] = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'school', label: 'My school only' },
]

const senders: { value: Privacy['messages_from']; label: string }[] = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'followed', label: 'People I follow' },
  { value: 'school', label: 'My school only' },
  { value: 'nobody', label: 'Nobody' },
]

/** Removes the options that students can't choose while their school keeps its students private. */
const withoutEveryone = <Option extends { value: string }>(options: Option[]) =>
  options.filter(({ value }) => value !== 'everyone')

/**
 * Settings for what the user's profile shows, who may write to them, and whom they block. Each change is saved at once.
 */
export function PrivacySettings() {
  const { data, error, refetch, isFetching } = useQuery(profileQueries.privacy())
  return (
    <div className={styles.settings}>
      {data ? (
        <Choices saved={data} />
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

function Choices({ saved }: { saved: OwnPrivacy }) {
  const [privacy, choose] = useChangePrivacy(saved)
  const id = useId()
  const isFixed = saved.is_kept_private
  // Without a school, this choice is of no use.
  const hasSchool =
    saved.is_in_school || privacy.visible_to === 'school' || privacy.messages_from === 'school'
  const offered = isFixed
    ? withoutEveryone(senders)
    : hasSchool
      ? senders
      : senders.filter(({ value }) => value !== 'school')
  return (
    <>
      {hasSchool && (
        <Select
          label="Who can see your profile"
          hint={
            isFixed ? (
              <>
                Your school keeps this private. <Link to={paths.whoSeesWhat}>Who sees what</Link>
              </>
            ) : (
              'Everyone else sees your user name and picture only.'
            )
          }
          options={isFixed ? withoutEveryone(viewers) : viewers}
          disabled={isFixed}
          value={privacy.visible_to}
          onChange={(event) => {
            const { value } = viewers.find(({ value }) => value === event.target.value)!
            choose({ visible_to: value })
          }}
        />
      )}
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
        hint={
          isFixed
            ? 'Your school keeps chats within the school.'
            : 'Chats that you have already go on, unless you block somebody.'
        }
        options={offered}
        value={privacy.messages_from}
        onChange={(event) => {
          const { value } = senders.find(({ value }) => value === event.target.value)!
          choose({ messages_from: value })
        }}
      />
    </>
  )
}
