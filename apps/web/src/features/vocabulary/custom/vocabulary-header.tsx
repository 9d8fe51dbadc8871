import type { VocabularyDetail } from '@wordhoard/contracts/custom-vocabulary'
import { Globe, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { shortDate } from '../../../lib/dates'
import { paths } from '../../../shell/paths'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import styles from './vocabulary-header.module.css'

interface VocabularyHeaderProps {
  vocabulary: VocabularyDetail
  actions: ReactNode
}

/** Name, description, owner, dates and size of a custom vocabulary. */
export function VocabularyHeader({ vocabulary, actions }: VocabularyHeaderProps) {
  const { name, description, access_modifier, created_at, updated_at, username, stat } = vocabulary
  const isPublic = access_modifier === 'public'
  const count = stat.total_spells
  return (
    <header className={styles.header}>
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.access}>
        {isPublic ? <Globe aria-hidden /> : <Lock aria-hidden />}
        {isPublic ? 'Public' : 'Private'}
      </p>
      <p className={styles.description}>{description}</p>
      <ul className={styles.facts}>
        <li>{count === 1 ? '1 word' : `${count.toLocaleString('en-GB')} words`}</li>
        <li>
          by{' '}
          <Link className={styles.author} to={paths.user(username)}>
            @{username}
          </Link>
        </li>
        <li>
          Created <time dateTime={created_at}>{shortDate(created_at)}</time>
        </li>
        <li>
          Last edited <time dateTime={updated_at}>{shortDate(updated_at)}</time>
        </li>
      </ul>
      <div className={styles.actions}>{actions}</div>
    </header>
  )
}

export function VocabularyHeaderSkeleton() {
  return (
    <SkeletonGroup label="Loading the vocabulary…">
      <Skeleton width="16rem" height="2.4rem" />
      <Skeleton width="5rem" />
      <Skeleton width="28rem" />
      <Skeleton width="22rem" />
    </SkeletonGroup>
  )
}
