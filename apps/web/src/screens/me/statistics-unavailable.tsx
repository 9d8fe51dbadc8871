import { ErrorState } from '../../ui/states/error-state'

/** Stands where the statistics' code did not arrive. */
export function StatisticsUnavailable() {
  return (
    <ErrorState
      title="The statistics didn’t load"
      text="Check your connection and try again."
      onRetry={() => window.location.reload()}
    />
  )
}
