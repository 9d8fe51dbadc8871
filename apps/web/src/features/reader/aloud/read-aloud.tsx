import { Minus, Pause, Play, Plus, Square } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useSession } from '../../../session/session.store'
import { IconButton } from '../../../ui/icon-button'
import { toast } from '../../../ui/overlays/toast.store'
import { firstWordOnScreen } from '../selection/word-cursor'
import { drawHighlight } from '../states/highlights'
import { rangeInBlock, readBlock } from '../text/block-text'
import { useReading } from '../text/reading.store'
import { changeRate, rates, useAloud } from './aloud.store'
import { aloudMessages } from './aloud-messages'
import styles from './read-aloud.module.css'
import { NoVoiceError, ReaderAloud } from './reader-aloud'
import { serverVoice } from './server-voice'
import { type SpokenPart, SpokenText } from './spoken-parts'
import { browserVoice, type Voice } from './voice'

interface ReadAloudProps {
  root: RefObject<HTMLElement | null>
  body: RefObject<HTMLElement | null>
  scroller: RefObject<HTMLElement | null>
}

/** Shares of the pane's height: a part beyond the second is scrolled up to the first. */
const TOP_SHARE = 0.2
const BOTTOM_SHARE = 0.7

/** Marks a part and keeps it in view, gently unless the user wants no motion. */
function showPart(pane: HTMLElement, { block, start, end }: SpokenPart): void {
  if (!block.isConnected) return
  drawHighlight('spoken', () => [rangeInBlock(readBlock(block), start, end)])
  const view = pane.getBoundingClientRect()
  const rect = rangeInBlock(readBlock(block), start, end).getBoundingClientRect()
  const isInView =
    rect.top >= view.top && rect.bottom <= view.top + Math.max(view.height * BOTTOM_SHARE, rect.height)
  if (isInView) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const top = rect.top - view.top - view.height * TOP_SHARE
  pane.scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' })
}

/** Returns where reading begins: at the selected word, otherwise at the first one on the screen. */
function startOf(root: Element, body: Element, pane: Element) {
  const { selection } = useReading.getState()
  if (selection?.block.isConnected) return { block: selection.block, index: selection.first }
  if (pane.scrollTop < 4) return null
  const { top, bottom } = pane.getBoundingClientRect()
  return firstWordOnScreen(root, body, top, bottom)
}

/** The voices for this reader, best first: the browser's British one, then ours; visitors have the browser's only. */
async function findVoices(): Promise<Voice[]> {
  const isUser = useSession.getState().status === 'user'
  const own = await browserVoice(!isUser)
  return [...(own ? [own] : []), ...(isUser ? [serverVoice()] : [])]
}

const endReadingAloud = () => useReading.setState({ isAloud: false })

/** Reads the text aloud from here, marks the sentence, and shows the controls. Falls silent when it is unmounted. */
export function ReadAloud({ root, body, scroller }: ReadAloudProps) {
  const { phase, rate } = useAloud()
  const reader = useRef<ReaderAloud>(null)
  useEffect(() => {
    const [text, content, pane] = [root.current, body.current, scroller.current]
    if (!text || !content || !pane) return
    const spoken = new SpokenText(text, content, startOf(text, content, pane))
    // The sheet with word information would lie over the text and these controls.
    useReading.setState({ isWordInfo: false })
    const aloud = new ReaderAloud({
      next: () => spoken.next(),
      voices: findVoices,
      rate: () => useAloud.getState().rate,
      onPart: (part) => showPart(pane, part),
      onPhase: (next) => useAloud.setState({ phase: next }),
      onEnd: endReadingAloud,
      onFailure: (error) => {
        console.info('The text could not be read aloud:', error)
        const isSilent = error instanceof NoVoiceError
        toast({ text: isSilent ? aloudMessages.noVoice : aloudMessages.failed, tone: 'error' })
        if (isSilent) endReadingAloud()
      },
    })
    reader.current = aloud
    aloud.play()
    // Whoever taps a word wants to read about it in peace.
    const stopWatching = useReading.subscribe(({ selection }, before) => {
      if (selection && selection !== before.selection) aloud.pause()
    })
    const silence = () => aloud.stop()
    window.addEventListener('pagehide', silence)
    return () => {
      stopWatching()
      window.removeEventListener('pagehide', silence)
      aloud.stop()
      drawHighlight('spoken', () => [])
    }
  }, [root, body, scroller])
  const setRate = (by: 1 | -1) => {
    changeRate(by)
    reader.current?.restart()
  }
  const isPaused = phase === 'paused'
  return (
    <div className={styles.dock}>
      <fieldset className={styles.controls} aria-label={aloudMessages.label} data-phase={phase}>
        <IconButton
          round
          label={isPaused ? aloudMessages.play : aloudMessages.pause}
          icon={isPaused ? <Play /> : <Pause />}
          onClick={() => (isPaused ? reader.current?.play() : reader.current?.pause())}
        />
        <IconButton round label={aloudMessages.stop} icon={<Square />} onClick={endReadingAloud} />
        <span className={styles.line} aria-hidden />
        <IconButton
          round
          label={aloudMessages.slower}
          icon={<Minus />}
          aria-disabled={rate === rates[0]}
          onClick={() => setRate(-1)}
        />
        <output className={styles.rate} aria-label={aloudMessages.speed}>
          {aloudMessages.rate(rate)}
        </output>
        <IconButton
          round
          label={aloudMessages.faster}
          icon={<Plus />}
          aria-disabled={rate === rates.at(-1)}
          onClick={() => setRate(1)}
        />
      </fieldset>
    </div>
  )
}
