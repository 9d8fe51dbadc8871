import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import { wordMessages } from './messages'

/** Placeholder of an entry while it loads. */
export function WordSkeleton() {
  return (
    <SkeletonGroup label={wordMessages.loading}>
      <Skeleton width="11rem" height="2.25rem" />
      <Skeleton width="16rem" />
      <Skeleton width="100%" height="7rem" />
      <Skeleton width="84%" />
      <Skeleton width="92%" />
      <Skeleton width="60%" />
    </SkeletonGroup>
  )
}
