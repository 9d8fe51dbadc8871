import type { VocabularyDetail } from '@wordhoard/contracts/custom-vocabulary'
import { Globe, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { shortDate } from '../../../lib/dates'
import { paths } from '../../../shell/paths'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import { vocabularyMessages } from './messages'
import styles from './vocabulary-header.module.css'
import { vocabularyHeaderMessages } from './vocabulary-header-messages'

interface VocabularyHeaderProps {
  vocabulary: VocabularyDetail
  actions: ReactNode
}

/** Name, description, owner, dates and size of a custom vocabulary. */
export function VocabularyHeader({ vocabulary, actions }: VocabularyHeaderProps) {
  const { name, description, access_modifier, created_at, updated_at, username, stat } = vocabulary
  const isPublic = access_modifier === 'public'
  return (
    <header className={styles.header}>
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.access}>
        {isPublic ? <Globe aria-hidden /> : <Lock aria-hidden />}
        {isPublic ? vocabularyMessages.public : vocabularyMessages.private}
      </p>
      <p className={styles.description}>{description}</p>
      <ul className={styles.facts}>
        <li>{vocabularyMessages.words(stat.total_spells)}</li>
        <li>
          {vocabularyHeaderMessages.by(
            <Link className={styles.author} to={paths.user(username)}>
              @{username}
            </Link>,
          )}
        </li>
        <li>
          {vocabularyHeaderMessages.created(<time dateTime={created_at}>{shortDate(created_at)}</time>)}
        </li>
        <li>
          {vocabularyHeaderMessages.lastEdited(<time dateTime={updated_at}>{shortDate(updated_at)}</time>)}
        </li>
      </ul>
      <div className={styles.actions}>{actions}</div>
    </header>
  )
}

export function VocabularyHeaderSkeleton() {
  return (
    <SkeletonGroup label={vocabularyHeaderMessages.loading}>
      <Skeleton width="16rem" height="2.4rem" />
      <Skeleton width="5rem" />
      <Skeleton width="28rem" />
      <Skeleton width="22rem" />
    </SkeletonGroup>
  )
}
