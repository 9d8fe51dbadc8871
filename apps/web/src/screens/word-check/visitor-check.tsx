import { useEffect, useState } from 'react'
import { dropKeptPlacement, readKeptPlacement } from '../../features/knowledge/device/kept-placement'
import { visitorSource } from '../../features/knowledge/device/visitor-source'
import {
  beginPlacement,
  leavePlacement,
  usePlacement,
} from '../../features/knowledge/placement/placement.store'
import { PlacementIntro } from '../../features/knowledge/placement/placement-intro'
import { VocabularyEstimate } from '../../features/knowledge/placement/vocabulary-estimate'
import { Asking } from './asking'
import { useLeave } from './use-leave'
import { VisitorNext } from './visitor-next'

/** How wide the interval may be, as a share of the size, for the level to be more than a guess. */
const CERTAIN_WIDTH = 2

/** The word check of a visitor, whose answers stay on this device. */
export function VisitorCheck() {
  const leave = useLeave()
  const phase = usePlacement()
  const [kept] = useState(readKeptPlacement)
  useEffect(() => leavePlacement, [])
  const start = () => void beginPlacement(visitorSource())
  const again = () => {
    dropKeptPlacement()
    start()
  }
  if (phase.kind !== 'finished' && phase.kind !== 'idle') return <Asking phase={phase} />
  const result = phase.kind === 'finished' ? phase.result : kept?.result
  if (result) {
    const { vocabulary_size, low, high } = result
    return (
      <VocabularyEstimate
        estimate={result}
        isGuess={high - low > CERTAIN_WIDTH * vocabulary_size}
        takesFocus={phase.kind === 'finished'}
      >
        <VisitorNext level={result.level} onAgain={again} />
      </VocabularyEstimate>
    )
  }
  return (
    <PlacementIntro isResumed={(kept?.answers.length ?? 0) > 0} onStart={start} onNotNow={() => leave()} />
  )
}
