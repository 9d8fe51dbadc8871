import { useFullHeight } from '../../shell/full-height'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import reading from '../reading-mode/reading-mode.module.css'
import { useNarrow } from '../reading-mode/use-narrow'
import { InfoPane } from '../reading-mode/word/info-pane'
import styles from './article.module.css'
import { articleMessages } from './messages'

/** The two panes while the article loads. */
export function ArticleSkeleton() {
  const isNarrow = useNarrow()
  useFullHeight()
  return (
    <div className={reading.screen}>
      <div className={styles.loading}>
        <SkeletonGroup label={articleMessages.loading}>
          <Skeleton width="70%" height="2.75rem" />
          <Skeleton width="45%" />
          <span className={styles.gap} />
          <Skeleton width="98%" />
          <Skeleton width="94%" />
          <Skeleton width="99%" />
          <Skeleton width="61%" />
        </SkeletonGroup>
      </div>
      {!isNarrow && (
        <InfoPane>
          <span />
        </InfoPane>
      )}
    </div>
  )
}
