import { ErrorState } from '../../ui/states/error-state'
import { statisticSectionMessages } from './messages'

/** Shown when the code of the statistics failed to load. */
export function StatisticsUnavailable() {
  return (
    <ErrorState
      title={statisticSectionMessages.notLoaded.title}
      text={statisticSectionMessages.notLoaded.text}
      onRetry={() => window.location.reload()}
    />
  )
}
