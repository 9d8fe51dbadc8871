import { Headphones } from 'lucide-react'
import { useSession } from '../../../session/session.store'
import { Button } from '../../../ui/button'
import { readerMessages } from '../messages'
import { useReading } from '../text/reading.store'

const toggle = () => useReading.setState(({ isAloud }) => ({ isAloud: !isAloud }))

interface ReadAloudButtonProps {
  /** Class of the button, and of its text, which narrow bars hide. */
  className?: string | undefined
  textClassName?: string | undefined
}

/** Starts and stops reading aloud; nothing for visitors whose browser can't speak. */
export function ReadAloudButton({ className, textClassName }: ReadAloudButtonProps) {
  const isAloud = useReading((state) => state.isAloud)
  const isVisitor = useSession((state) => state.status === 'visitor')
  if (isVisitor && !('speechSynthesis' in window)) return null
  return (
    <Button
      className={className}
      variant="quiet"
      icon={<Headphones aria-hidden />}
      aria-pressed={isAloud}
      onClick={toggle}
    >
      <span className={textClassName}>{readerMessages.readAloud}</span>
    </Button>
  )
}
