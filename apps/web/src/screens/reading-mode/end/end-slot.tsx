import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { lazyExtra } from '../../../lib/lazy-extra'
import { useFirstTouch } from '../../../ui/use-first-touch'
import styles from './end-slot.module.css'

const EndOfText = lazyExtra(async () => (await import('./end-of-text')).EndOfText)

/** How far from the screen the end may be when its card is loaded, in px. */
const NEAR_PX = 600

interface EndSlotProps {
  /** Undefined if the text is not an article. */
  articleId: number | undefined
  level: string | null | undefined
}

/**
 * The place of the card at the end of a text. It has the card's height from the start; the card is loaded once the
 * reader does something or comes near, as no first screen needs it.
 */
export function EndSlot(props: EndSlotProps) {
  const slot = useRef<HTMLDivElement>(null)
  const [openedAt] = useState(() => performance.now())
  const [isWanted, setWanted] = useState(false)
  const want = useCallback(() => setWanted(true), [])
  useFirstTouch(want)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && want(),
      { root: slot.current?.closest('section') ?? null, rootMargin: `${NEAR_PX}px` },
    )
    observer.observe(slot.current!)
    return () => observer.disconnect()
  }, [want])
  return (
    <div ref={slot} className={styles.slot}>
      {isWanted && (
        <Suspense fallback={null}>
          <EndOfText {...props} openedAt={openedAt} slot={slot} />
        </Suspense>
      )}
    </div>
  )
}
