import { questionMessages } from '../../features/knowledge/placement/messages'
import { type PlacementPhase, retryPlacement } from '../../features/knowledge/placement/placement.store'
import { PlacementQuestions } from '../../features/knowledge/placement/placement-questions'
import { ApiError, errorSentence } from '../../http/api-error'
import { ErrorState } from '../../ui/states/error-state'
import { CheckSkeleton } from './check-skeleton'
import { useLeave } from './use-leave'

interface AskingProps {
  phase: Exclude<PlacementPhase, { kind: 'idle' | 'finished' }>
}

/** The questions, from the moment when the first is asked for. */
export function Asking({ phase }: AskingProps) {
  const leave = useLeave()
  if (phase.kind === 'starting') return <CheckSkeleton label={questionMessages.starting} />
  if (phase.kind === 'asking') {
    return <PlacementQuestions phase={phase} onStop={() => leave(phase.answered > 0)} />
  }
  const { error } = phase
  return (
    <ErrorState
      level={1}
      title={questionMessages.notStarted}
      text={errorSentence(error)}
      reference={error instanceof ApiError ? error.requestId : undefined}
      onRetry={retryPlacement}
    />
  )
}
