import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import styles from './chat-list.module.css'
import { chatListUiMessages } from './messages'

const lines = Array.from({ length: 7 }, (_, index) => index)

export function ChatListSkeleton() {
  return (
    <SkeletonGroup label={chatListUiMessages.loading}>
      {lines.map((line) => (
        <span key={line} className={styles.skeleton}>
          <Skeleton width="40px" height="40px" className={styles.circle} />
          <span className={styles.skeletonText}>
            <Skeleton width={`${40 + ((line * 17) % 31)}%`} height="1.1rem" />
            <Skeleton width={`${60 + ((line * 23) % 37)}%`} height="0.9rem" />
          </span>
        </span>
      ))}
    </SkeletonGroup>
  )
}
