import { Clock, Pause, Sparkles } from 'lucide-react'
import { Button } from '../../../ui/button'
import { TaskIntro } from '../../../ui/questions/task-intro'
import { introMessages } from './messages'

interface PlacementIntroProps {
  /** Whether it goes on with a placement that was left. */
  isResumed: boolean
  onStart: () => void
  onNotNow: () => void
}

const facts = [
  { icon: Clock, text: introMessages.facts.time },
  { icon: Sparkles, text: introMessages.facts.madeUp },
  { icon: Pause, text: introMessages.facts.stop },
]

/** Says what a word check is before it begins. */
export function PlacementIntro({ isResumed, onStart, onNotNow }: PlacementIntroProps) {
  return (
    <TaskIntro
      title={introMessages.title}
      lead={introMessages.lead}
      facts={facts}
      actions={
        <>
          <Button variant="primary" size="large" onClick={onStart}>
            {isResumed ? introMessages.resume : introMessages.start}
          </Button>
          <Button variant="quiet" size="large" onClick={onNotNow}>
            {introMessages.notNow}
          </Button>
        </>
      }
    />
  )
}
