import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'

/** Stands for the word check while it loads. */
export function CheckSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton width="75%" height="2.75rem" />
      <Skeleton width="90%" height="1.5rem" />
      <Skeleton height="6rem" />
      <Skeleton width="10rem" height="3rem" />
    </SkeletonGroup>
  )
}
