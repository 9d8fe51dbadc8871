import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react'
import styles from './reader-text.module.css'
import { useReading } from './reading.store'
import type { SelectedWord } from './selected-word'
import { TextHeader } from './text-header'
import { sampleText, type TextSample } from './text-sample'
import { lineHeights, textSizes, useTextSettings } from './text-settings.store'
import { useDrawnSelection } from './use-drawn-selection'
import { type ReaderKeyActions, useReaderKeys } from './use-reader-keys'
import { useReadingPlace } from './use-reading-place'
import { useRevealedSelection } from './use-revealed-selection'
import { useShownText } from './use-shown-text'
import { useTextFacts } from './use-text-facts'
import { useVisibleWords } from './use-visible-words'
import { useWordTaps } from './use-word-taps'

interface ReaderTextProps extends Omit<ReaderKeyActions, 'announce'> {
  /** A word is being pressed; its sentence may be asked about ahead of the click. */
  onAim: (word: SelectedWord) => void
  /** Words that are on the screen, as they are looked up. */
  onVisibleWords: (words: string[]) => void
  /** The beginning of the text, once it is shown. */
  onSample: (sample: TextSample) => void
  /** Its level, as far as it is known. */
  level: string | null | undefined
}

/** The text being read: every word can be tapped, or reached by the keys of the reader. */
export function ReaderText({
  onAim,
  onVisibleWords,
  onSample,
  level,
  isUnknown,
  onVocabularyKey,
}: ReaderTextProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const { text, title, byline } = useReading()
  const settings = useTextSettings()
  const [announced, announce] = useState('')
  const say = useCallback((word: string) => announce((last) => (last === word ? `${word}\u00a0` : word)), [])
  const isShown = useShownText(body, text)
  const facts = useTextFacts(body, isShown)
  useEffect(() => {
    if (isShown && body.current) onSample(sampleText(body.current))
  }, [isShown, onSample])
  useReadingPlace(body, scroller, isShown)
  useWordTaps(root, scroller, onAim)
  useDrawnSelection()
  useRevealedSelection(scroller)
  useReaderKeys(root, body, scroller, { isUnknown, onVocabularyKey, announce: say })
  useVisibleWords(body, scroller, isShown, onVisibleWords)

  const scale = textSizes.find(({ id }) => id === settings.size)!.scale
  const leading = lineHeights.find(({ id }) => id === settings.lineHeight)!.height
  return (
    // Long texts are scrolled with the keyboard here.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <section ref={scroller} className={styles.pane} aria-label="Text" tabIndex={0}>
      <article
        ref={root}
        lang="en-GB"
        className={styles.article}
        style={{ '--scale': scale, '--leading': leading } as CSSProperties}
        aria-busy={!isShown}
      >
        <TextHeader title={title} byline={byline} facts={facts} level={level} />
        <div ref={body} className={styles.body} />
      </article>
      <p className={styles.spoken} aria-live="polite">
        {announced}
      </p>
    </section>
  )
}
