import type { ReactNode } from 'react'
import { ApiError, errorSentence } from '../../../http/api-error'
import { ErrorState } from '../../../ui/states/error-state'

interface ClassFailureProps {
  error: Error
  title: string
  level?: 1 | 2
  onRetry: () => void
  retrying: boolean
}

/** Shown in place of class data that could not be loaded. */
export function ClassFailure({ error, title, level, onRetry, retrying }: ClassFailureProps): ReactNode {
  return (
    <ErrorState
      {...(level && { level })}
      title={title}
      text={errorSentence(error)}
      reference={error instanceof ApiError ? error.requestId : undefined}
      onRetry={onRetry}
      retrying={retrying}
    />
  )
}
