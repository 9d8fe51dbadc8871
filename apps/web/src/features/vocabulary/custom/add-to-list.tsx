import { useQuery } from '@tanstack/react-query'
import type { VocabularySummary } from '@wordhoard/contracts/custom-vocabulary'
import { FolderPlus, Lock, Users } from 'lucide-react'
import { ApiError, errorSentence } from '../../../http/api-error'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/states/empty-state'
import { ErrorState } from '../../../ui/states/error-state'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import { Spinner } from '../../../ui/states/spinner'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { vocabularyQueries } from '../vocabulary.queries'
import styles from './add-to.module.css'
import { addToMessages } from './add-to-messages'
import { vocabularyMessages } from './messages'

interface AddToListProps {
  /** The vocabulary to leave out: the one being copied. */
  without: number | undefined
  /** False while nothing can be picked yet. */
  isReady: boolean
  /** The vocabulary to which words are being added. */
  busyId: number | null
  onPick: (vocabulary: VocabularySummary) => void
  onCreate: () => void
}

/** Lists the user's vocabularies to pick one from. */
export function AddToList({ without, isReady, busyId, onPick, onCreate }: AddToListProps) {
  const { data, error, refetch, isFetching } = useQuery(vocabularyQueries.all())
  if (error && !data) {
    return (
      <ErrorState
        text={errorSentence(error)}
        reference={error instanceof ApiError ? error.requestId : undefined}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data || !isReady) {
    return (
      <SkeletonGroup label={addToMessages.list.loading}>
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
      </SkeletonGroup>
    )
  }
  const offered = data.filter(({ id }) => id !== without)
  const create = (
    <Button icon={<FolderPlus aria-hidden />} onClick={onCreate} disabled={busyId !== null}>
      {addToMessages.list.create}
    </Button>
  )
  if (offered.length === 0) {
    return <EmptyState title={addToMessages.list.noneTitle} text={addToMessages.list.none} actions={create} />
  }
  return (
    <>
      <ul className={styles.list}>
        {offered.map((vocabulary) => (
          <li key={vocabulary.id}>
            <button
              type="button"
              className={styles.choice}
              aria-busy={busyId === vocabulary.id || undefined}
              disabled={busyId !== null && busyId !== vocabulary.id}
              onClick={() => onPick(vocabulary)}
            >
              <span className={styles.name}>{vocabulary.name}</span>
              <span className={styles.facts}>{vocabularyMessages.words(vocabulary.stat.total_spells)}</span>
              <Access isPublic={vocabulary.access_modifier === 'public'} isBusy={busyId === vocabulary.id} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.create}>{create}</div>
    </>
  )
}

function Access({ isPublic, isBusy }: { isPublic: boolean; isBusy: boolean }) {
  if (isBusy) return <Spinner size={18} />
  const Icon = isPublic ? Users : Lock
  return (
    <span className={styles.access}>
      <Icon aria-hidden />
      <VisuallyHidden>{isPublic ? addToMessages.list.isPublic : addToMessages.list.isPrivate}</VisuallyHidden>
    </span>
  )
}
