import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, errorSentence } from '../../../http/api-error'
import { ErrorState } from '../../../ui/states/error-state'
import { invalidateStaff, isRefusal } from '../school.queries'

interface ListFailureProps {
  title: string
  error: unknown
  retrying: boolean
  onRetry: () => void
}

/** Shown when a list failed to load. If access was refused, the page around it is refetched and closes as well. */
export function ListFailure({ title, error, retrying, onRetry }: ListFailureProps) {
  const client = useQueryClient()
  const isRefused = isRefusal(error)
  useEffect(() => {
    if (isRefused) void invalidateStaff(client)
  }, [client, isRefused])
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
