import { ErrorState } from '../../ui/states/error-state'

/** Shown when the code of the statistics failed to load. */
export function StatisticsUnavailable() {
  return (
    <ErrorState
      title="The statistics didn’t load"
      text="Check your connection and try again."
      onRetry={() => window.location.reload()}
    />
  )
}
