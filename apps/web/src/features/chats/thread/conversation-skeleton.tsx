import { cx } from '../../../ui/cx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import styles from './conversation.module.css'
import { threadUiMessages } from './messages'

const lines = [42, 28, 61, 35, 52, 24]

export function ConversationSkeleton() {
  return (
    <div className={styles.skeleton}>
      <SkeletonGroup label={threadUiMessages.loading}>
        {lines.map((width, line) => (
          <span key={width} className={cx(styles.bubble, line % 3 === 1 && styles.ownBubble)}>
            <Skeleton width={`${width}%`} height="2.5rem" />
          </span>
        ))}
      </SkeletonGroup>
    </div>
  )
}
