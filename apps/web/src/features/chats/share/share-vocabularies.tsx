import { useQuery } from '@tanstack/react-query'
import { listVocabularies } from '@wordhoard/contracts/custom-vocabulary'
import { errorSentence } from '../../../http/api-error'
import { formatCount } from '../../../lib/format-count'
import { call } from '../../../session/call'
import type { Shared } from '../composer/unsent'
import { PrivateNote } from './share-articles'
import { ShareChoice } from './share-choice'
import styles from './share-dialog.module.css'
import { shareDialogUiMessages } from './share-dialog-messages'
import { ShareState } from './share-state'

interface ShareVocabulariesProps {
  isClassroom: boolean
  onChoose: (shared: Shared) => void
}

/** Lists the user's vocabularies to choose one from. */
export function ShareVocabularies({ isClassroom, onChoose }: ShareVocabulariesProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['chats', 'own-vocabularies'],
    queryFn: ({ signal }) => call(listVocabularies, {}, { signal }),
    staleTime: 0,
  })
  if (!data || data.length === 0) {
    return (
      <ShareState
        failure={error && errorSentence(error)}
        onRetry={() => void refetch()}
        empty={data && shareDialogUiMessages.vocabularies.none}
      />
    )
  }
  return (
    <>
      <PrivateNote isClassroom={isClassroom} />
      <ul className={styles.list} aria-label={shareDialogUiMessages.vocabularies.kind}>
        {data.map(({ id, name, access_modifier, stat }) => (
          <ShareChoice
            key={id}
            title={name}
            facts={formatCount(stat.total_spells, 'word')}
            isPrivate={access_modifier === 'private'}
            disabled={access_modifier === 'private' && !isClassroom}
            onChoose={() => onChoose({ reference: { kind: 'vocabulary', voc_id: id }, title: name })}
          />
        ))}
      </ul>
    </>
  )
}
