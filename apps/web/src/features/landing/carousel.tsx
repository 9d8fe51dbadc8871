import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Children, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/icon-button'
import styles from './carousel.module.css'
import { carouselMessages } from './messages'
import { SLIDE_TIME, useAutoAdvance } from './use-auto-advance'

interface CarouselProps {
  /** Accessible name of the carousel. */
  label: string
  /** Name of a single slide. */
  item: string
  children: ReactNode
}

/**
 * A row of slides that the browser scrolls and snaps, so that they can be swiped and work without scripts. Advances
 * every five seconds. All slides are in the page at once, so the height is that of the tallest one and nothing jumps.
 */
export function Carousel({ label, item, children }: CarouselProps) {
  const count = Children.count(children)
  const [current, setCurrent] = useState(0)
  const root = useRef<HTMLElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const { isOn, isRunning, choose, pauseHandlers } = useAutoAdvance(root)

  function goTo(slide: number): void {
    const target = (slide + count) % count
    const { current: scroller } = row
    if (!scroller) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    scroller.scrollTo({ left: target * scroller.clientWidth, behavior: calm ? 'instant' : 'smooth' })
    setCurrent(target)
  }
  const next = useRef(goTo)
  useEffect(() => {
    next.current = goTo
  })

  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => next.current(current + 1), SLIDE_TIME)
    return () => clearTimeout(timer)
  }, [isRunning, current])

  return (
    <section
      ref={root}
      className={styles.carousel}
      aria-roledescription={carouselMessages.role}
      aria-label={label}
      {...pauseHandlers}
    >
      <ul
        ref={row}
        className={styles.row}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        onScrollEnd={({ currentTarget }) =>
          setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {Children.map(children, (slide) => (
          <li className={styles.slide}>{slide}</li>
        ))}
      </ul>
      <div className={styles.controls}>
        <IconButton
          label={carouselMessages.previous(item)}
          icon={<ChevronLeft />}
          onClick={() => goTo(current - 1)}
        />
        <p aria-live={isRunning ? 'off' : 'polite'}>{carouselMessages.position(current + 1, count)}</p>
        <IconButton
          label={carouselMessages.next(item)}
          icon={<ChevronRight />}
          onClick={() => goTo(current + 1)}
        />
        <IconButton
          label={isOn ? carouselMessages.pause : carouselMessages.play}
          icon={isOn ? <Pause /> : <Play />}
          onClick={() => choose(!isOn)}
        />
      </div>
    </section>
  )
}
