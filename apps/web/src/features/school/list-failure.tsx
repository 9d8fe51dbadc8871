import { ApiError, errorSentence } from '../../lib/api-error'
import { ErrorState } from '../../ui/error-state'

interface ListFailureProps {
  title: string
  error: unknown
  retrying: boolean
  onRetry: () => void
}

/** What stands in a list's place when it did not load. */
export function ListFailure({ title, error, retrying, onRetry }: ListFailureProps) {
  return (
    <ErrorState
      title={title}
      text={errorSentence(error)}
      reference={error instanceof ApiError ? error.requestId : undefined}
      onRetry={onRetry}
      retrying={retrying}
    />
  )
}
