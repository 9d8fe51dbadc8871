import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { errorSentence } from '../../../http/api-error'
import { useDebouncedValue } from '../../../lib/use-debounced-value'
import { useSession } from '../../../session/session.store'
import { paths } from '../../../shell/paths'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import type { AssignmentChoice, ChoiceSource } from './assignment-choice'
import { AssignmentChoiceRow } from './assignment-choice-row'
import { choiceQueries } from './assignment-choices.queries'
import styles from './assignment-form.module.css'
import { assignmentChoiceMessages } from './new-assignment-messages'

interface AssignmentChoicesProps {
  source: ChoiceSource
  chosen: AssignmentChoice | null
  onChoose: (choice: AssignmentChoice) => void
  /** Returns whether it is already an assignment of the class. */
  isSet: (choice: AssignmentChoice) => boolean
}

/** A search box over the texts or lists of one source, to choose one of them. */
export function AssignmentChoices({ source, chosen, onChoose, isSet }: AssignmentChoicesProps) {
  const [typed, setTyped] = useState('')
  const search = useDebouncedValue(typed.trim())
  const userId = useSession((state) => state.user?.user_id)
  const isLists = source === 'own-lists' || source === 'public-lists'
  const query = search.slice(0, 100)
  const texts = useQuery({
    ...choiceQueries.texts(query, source === 'own-texts' ? userId : undefined),
    enabled: !isLists,
  })
  const ownLists = useQuery({ ...choiceQueries.ownLists(), enabled: source === 'own-lists' })
  const publicLists = useQuery({
    ...choiceQueries.publicLists(query),
    enabled: source === 'public-lists',
  })
  const lists = source === 'own-lists' ? ownLists : publicLists
  const { data, error, refetch, isFetching } = isLists ? lists : texts
  const found =
    source === 'own-lists'
      ? data?.filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()))
      : data
  return (
    <div>
      <TextField
        label={
          source === 'public-lists'
            ? assignmentChoiceMessages.searchPublicVocabularies
            : isLists
              ? assignmentChoiceMessages.searchOwnVocabularies
              : assignmentChoiceMessages.searchArticles
        }
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // Enter would submit the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <div
        className={styles.choices}
        role="radiogroup"
        aria-label={isLists ? assignmentChoiceMessages.vocabularies : assignmentChoiceMessages.articles}
      >
        {!found && !error && <ChoicesSkeleton />}
        {error && (
          <div className={styles.choicesNote} role="alert">
            <p>{errorSentence(error)}</p>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {assignmentChoiceMessages.tryAgain}
            </Button>
          </div>
        )}
        {found?.length === 0 && (
          <div className={styles.choicesNote}>
            <NoChoices source={source} isSearch={search !== ''} />
          </div>
        )}
        {found?.map((choice) => (
          <AssignmentChoiceRow
            key={`${choice.kind} ${choice.id}`}
            choice={choice}
            isChosen={chosen?.kind === choice.kind && chosen.id === choice.id}
            isSet={isSet(choice)}
            onChoose={() => onChoose(choice)}
          />
        ))}
      </div>
    </div>
  )
}

function NoChoices({ source, isSearch }: { source: ChoiceSource; isSearch: boolean }) {
  if (isSearch) return <p>{assignmentChoiceMessages.noResults}</p>
  if (source === 'own-lists') {
    return (
      <p>
        {assignmentChoiceMessages.noOwnVocabularies((text) => (
          <Link to={paths.vocabulary}>{text}</Link>
        ))}
      </p>
    )
  }
  if (source === 'public-lists') return <p>{assignmentChoiceMessages.noPublicVocabularies}</p>
  if (source === 'library') return <p>{assignmentChoiceMessages.noPublicArticles}</p>
  return (
    <p>
      {assignmentChoiceMessages.noOwnArticles((text) => (
        <Link to={paths.myArticles}>{text}</Link>
      ))}
    </p>
  )
}

function ChoicesSkeleton() {
  return (
    <SkeletonGroup label={assignmentChoiceMessages.loading}>
      {[0, 1, 2, 3].map((line) => (
        <div key={line} className={styles.choice}>
          <Skeleton width="20px" height="20px" />
          <Skeleton width={`${70 - ((line * 17) % 30)}%`} height="1.2rem" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
