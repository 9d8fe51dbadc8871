import { useQuery } from '@tanstack/react-query'
import { pages } from '@wordhoard/contracts/site/pages'
import { useParams } from 'react-router-dom'
import { assignmentQueries } from '../../features/assignments/assignments.queries'
import { MAX_GLOSSES } from '../../features/assignments/glosses/gloss-choice'
import { textWordsQueries } from '../../features/assignments/glosses/text-words.queries'
import { ClassFailure } from '../../features/assignments/progress/class-failure'
import { isNotFound } from '../../http/api-error'
import { parsePathId } from '../../lib/path-id'
import { usePageTitle } from '../../shell/page-title'
import { ClassGate } from '../class-progress/class-gate'
import { ProgressSkeleton } from '../class-progress/progress-skeleton'
import { NotFoundScreen } from '../not-found/not-found.screen'
import { HandoutPage } from './handout-page'
import { handoutMessages } from './messages'

/** An assigned text for printing, with glosses for the words that the class finds hard. */
export function HandoutScreen() {
  const assignmentId = parsePathId(useParams().assignmentId)
  usePageTitle(pages.handout.title)
  return (
    <ClassGate waiting={<ProgressSkeleton />}>
      {({ id, name }) =>
        assignmentId === undefined ? (
          <NotFoundScreen />
        ) : (
          <Handout key={assignmentId} id={assignmentId} classroomId={id} className={name} />
        )
      }
    </ClassGate>
  )
}

interface HandoutProps {
  id: number
  classroomId: number
  className: string
}

function Handout({ id, classroomId, className }: HandoutProps) {
  const assignments = useQuery(assignmentQueries.assignments(classroomId))
  const assignment = assignments.data?.find((one) => one.id === id)
  const articleId = assignment?.article_id ?? undefined
  // Asks for a few more, because some hard words can't be glossed, such as those no longer in the text.
  const hard = useQuery(assignmentQueries.hardWords(id, MAX_GLOSSES + 10))
  const text = useQuery({ ...textWordsQueries.text(articleId ?? 0), enabled: articleId !== undefined })
  const spellIds = hard.data?.map(({ spell_id }) => spell_id)
  const senses = useQuery({
    ...textWordsQueries.senses(text.data, spellIds ?? []),
    enabled: text.data !== undefined && spellIds !== undefined,
  })
  const failed = [assignments, hard, text, senses].find(({ error }) => error)
  if (assignments.data && articleId === undefined) return <NotFoundScreen />
  if (isNotFound(hard.error) || isNotFound(text.error)) return <NotFoundScreen />
  if (failed?.error) {
    return (
      <ClassFailure
        level={1}
        error={failed.error}
        title={handoutMessages.notLoaded}
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      />
    )
  }
  if (!assignment || !text.data || !senses.data) return <ProgressSkeleton />
  return <HandoutPage assignment={assignment} className={className} text={text.data} senses={senses.data} />
}
