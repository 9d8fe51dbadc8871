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
import { privacyMessages } from './messages'
import styles from './privacy-settings.module.css'
import { useChangePrivacy } from './use-change-privacy'

const shownTexts = privacyMessages.shown
const shown = [
  ['shows_name', shownTexts.name, shownTexts.nameNote],
  ['shows_bio', shownTexts.bio, undefined],
  ['shows_connections', shownTexts.connections, shownTexts.connectionsNote],
  ['shows_vocabularies', shownTexts.vocabularies, undefined],
  ['shows_articles', shownTexts.articles, undefined],
] as const

const viewers: { value: Privacy['visible_to']; label: string }[] = [
  { value: 'everyone', label: privacyMessages.viewers.everyone },
  { value: 'school', label: privacyMessages.viewers.school },
]

const senders: { value: Privacy['messages_from']; label: string }[] = [
  { value: 'everyone', label: privacyMessages.senders.everyone },
  { value: 'followed', label: privacyMessages.senders.followed },
  { value: 'school', label: privacyMessages.senders.school },
  { value: 'nobody', label: privacyMessages.senders.none },
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
          title={privacyMessages.notLoaded}
          text={errorSentence(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label={privacyMessages.loading}>
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
          label={privacyMessages.viewers.label}
          hint={
            isFixed
              ? privacyMessages.viewers.hintIfFixed((text) => <Link to={paths.whoSeesWhat}>{text}</Link>)
              : privacyMessages.viewers.hint
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
          {shownTexts.title}
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
        label={privacyMessages.senders.label}
        hint={isFixed ? privacyMessages.senders.hintIfFixed : privacyMessages.senders.hint}
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
