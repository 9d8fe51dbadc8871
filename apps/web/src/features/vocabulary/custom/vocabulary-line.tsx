import { Globe, Lock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { KeptMark } from '../../../shell/offline/kept-mark'
import { paths } from '../../../shell/paths'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import { cutText } from '../cut-text'
import { vocabularyListMessages, vocabularyMessages } from './messages'
import styles from './vocabulary-list.module.css'

/** Maximum number of characters of a description in a list. */
const DESCRIPTION = 120

interface VocabularyLineProps {
  vocabulary: {
    readonly id: number
    readonly name: string
    readonly description: string
    /** Shown in lists that contain both public and private vocabularies. */
    readonly access_modifier?: 'public' | 'private'
    readonly stat: { readonly total_spells: number }
  }
}

/** A custom vocabulary as an item of a list. */
export function VocabularyLine({ vocabulary }: VocabularyLineProps) {
  const { id, name, description, access_modifier, stat } = vocabulary
  const isPublic = access_modifier === 'public'
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <Link className={styles.name} to={paths.customVocabulary(id)}>
          <bdi>{name}</bdi>
        </Link>
        <p className={styles.description} dir="auto">
          {cutText(description, DESCRIPTION)}
        </p>
      </div>
      <p className={styles.facts}>
        <KeptMark kind="vocabulary" id={id} />
        <span>{vocabularyMessages.words(stat.total_spells)}</span>
        {access_modifier && (
          <span className={styles.access}>
            {isPublic ? <Globe aria-hidden /> : <Lock aria-hidden />}
            {isPublic ? vocabularyMessages.public : vocabularyMessages.private}
          </span>
        )}
      </p>
    </li>
  )
}

export function VocabularyLinesSkeleton({ lines = 2 }: { lines?: number }) {
  return (
    <SkeletonGroup label={vocabularyListMessages.loading}>
      <div className={styles.list}>
        {Array.from({ length: lines }, (_, line) => line).map((line) => (
          <div key={line} className={styles.line}>
            <div className={styles.text}>
              <Skeleton width={`${10 - ((line * 2) % 5)}rem`} height="1.2em" />
              <Skeleton className={styles.description} width="22rem" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
