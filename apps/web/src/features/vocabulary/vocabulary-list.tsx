import { useQuery } from '@tanstack/react-query'
import type { VocabularySummary } from '@wordhoard/contracts/custom-voc'
import { Globe, Lock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { errorSentence } from '../../lib/api-error'
import { paths } from '../../lib/paths'
import { Button } from '../../ui/button'
import { ErrorState } from '../../ui/error-state'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton'
import { cutText } from './cut-text'
import { vocabularyQueries } from './vocabulary.queries'
import styles from './vocabulary-list.module.css'

/** Characters of a description that a list shows. */
const DESCRIPTION = 120
/** Vocabularies shown before all of them are asked for. */
const FIRST = 6

/** The own vocabularies, the one last changed first. */
export function VocabularyList() {
  const { data, error, refetch, isFetching } = useQuery(vocabularyQueries.all())
  const [all, setAll] = useState(false)
  if (!data && error) {
    return (
      <ErrorState
        title="Your vocabularies didn’t load"
        text={errorSentence(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) return <ListSkeleton />
  if (data.length === 0) {
    return (
      <p className={styles.none}>
        No vocabularies yet. Make one for a book, an exam or a topic, and put words into it.
      </p>
    )
  }
  const shown = all ? data : data.slice(0, FIRST)
  return (
    <>
      <ul className={styles.list}>
        {shown.map((vocabulary) => (
          <Line key={vocabulary.id} vocabulary={vocabulary} />
        ))}
      </ul>
      {shown.length < data.length && (
        <Button className={styles.more} variant="quiet" onClick={() => setAll(true)}>
          Show all {data.length} vocabularies
        </Button>
      )}
    </>
  )
}

function Line({ vocabulary }: { vocabulary: VocabularySummary }) {
  const { id, name, description, access_modifier, stat } = vocabulary
  const isPublic = access_modifier === 'public'
  const count = stat.total_spells
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <Link className={styles.name} to={paths.customVocabulary(id)}>
          {name}
        </Link>
        <p className={styles.description}>{cutText(description, DESCRIPTION)}</p>
      </div>
      <p className={styles.facts}>
        <span>{count === 1 ? '1 word' : `${count.toLocaleString('en-GB')} words`}</span>
        <span className={styles.access}>
          {isPublic ? <Globe aria-hidden /> : <Lock aria-hidden />}
          {isPublic ? 'Public' : 'Private'}
        </span>
      </p>
    </li>
  )
}

function ListSkeleton() {
  return (
    <SkeletonGroup label="Loading vocabularies…">
      {[10, 8].map((width) => (
        <div key={width} className={styles.line}>
          <div className={styles.text}>
            <Skeleton width={`${width}rem`} height="1.2em" />
            <Skeleton className={styles.description} width="22rem" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
