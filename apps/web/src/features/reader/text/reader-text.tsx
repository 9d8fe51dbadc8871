import { lookupForm } from '@wordhoard/lexicon/tokens/tokens'
import {
  type CSSProperties,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { cx } from '../../../ui/cx'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { sampleText, type TextSample } from '../facts/text-sample'
import { useTextFacts } from '../facts/use-text-facts'
import type { WordPlace } from '../selection/hit-test'
import type { PhrasePart } from '../selection/phrase-parts'
import type { SelectedWord } from '../selection/selected-word'
import type { ReaderKeyActions } from '../selection/use-reader-keys'
import { useTextInteraction } from '../selection/use-text-interaction'
import type { DrawnStateOf } from '../states/drawn-word-states'
import states from '../states/drawn-word-states.module.css'
import { useHighlightScope } from '../states/use-highlight-scope'
import { lineHeights, textSizes, useTextSettings } from '../text-settings.store'
import { readBlock } from './block-text'
import type { ReadContent } from './read-content'
import styles from './reader-text.module.css'
import { TextHeader } from './text-header'
import { type PlaceKeeper, useReadingPlace } from './use-reading-place'
import { useShownText } from './use-shown-text'
import { useVisibleWords } from './use-visible-words'

// Visitors need none of it.
const TextStates = lazy(async () => ({ default: (await import('../states/text-states')).TextStates }))

interface ReaderTextProps extends Omit<ReaderKeyActions, 'announce' | 'isUnknown'> {
  content: ReadContent
  /** Where its place is kept; a constant. */
  places: PlaceKeeper
  /** For readers whose words are not drawn: whether a word, as it is looked up, may be new to them. */
  isUnknown: (text: string) => boolean
  /** A word is being pressed; its sentence may be asked about ahead of the click. */
  onAim: (word: SelectedWord) => void
  /** Words that are on the screen, as they are looked up. */
  onVisibleWords: (words: string[]) => void
  /** The beginning of the text, once it is shown. */
  onSample: (sample: TextSample) => void
  /** Its level, as far as it is known. */
  level: string | null | undefined
  /** Takes the whole text, once it has been gone through; left out for readers without a vocabulary. */
  onText?: ((text: string) => void) | undefined
  /** What the words of the text are to their reader; null while that is not known. */
  stateOf: DrawnStateOf | null
  /** Phrases of their vocabulary that stand in it, in the order of the text; a constant for the same ones. */
  phrases: readonly PhrasePart[]
  /** A quiet line below the title. */
  note?: ReactNode
  /** Below the text. */
  footer?: ReactNode
  /** Is given what selects a word, by its forms, where it stands in the text. */
  opener?: RefObject<((forms: readonly string[]) => void) | null>
}

function lookupFormAt({ block, index }: WordPlace): string {
  const { text, words } = readBlock(block)
  return lookupForm(text, words[index]!)
}

/** The text being read: every word can be tapped, or reached by the keys of the reader. */
export function ReaderText({
  content,
  places,
  onAim,
  onVisibleWords,
  onSample,
  level,
  isUnknown,
  onVocabularyKey,
  onText,
  stateOf,
  phrases,
  note,
  footer,
  opener,
}: ReaderTextProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const { title, byline, about } = content
  const settings = useTextSettings()
  const [announced, announce] = useState('')
  const say = useCallback((word: string) => announce((last) => (last === word ? `${word}\u00a0` : word)), [])
  const scope = useHighlightScope(root, body)
  const isShown = useShownText(body, content)
  const facts = useTextFacts(body, isShown)
  useEffect(() => {
    if (isShown && body.current) onSample(sampleText(body.current))
  }, [isShown, onSample])
  const toLearn = useRef<(place: WordPlace) => boolean>(null)
  const isUnknownAt = (place: WordPlace) => toLearn.current?.(place) ?? isUnknown(lookupFormAt(place))
  useReadingPlace(body, scroller, isShown, places)
  const { Interaction, missed } = useTextInteraction(scroller)
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
        className={cx(styles.article, states.states)}
        style={{ '--scale': scale, '--leading': leading } as CSSProperties}
        aria-busy={!isShown}
        data-highlights={scope}
      >
        <TextHeader {...{ title, byline, about, facts, level, note }} />
        <div ref={body} className={styles.body} />
      </article>
      {isShown && footer && <div className={styles.footer}>{footer}</div>}
      {isShown && onText && (
        <Suspense fallback={null}>
          <TextStates
            {...{ body, scroller, onText, stateOf, phrases, toLearn, opener }}
            isDrawn={settings.wordStates}
          />
        </Suspense>
      )}
      {Interaction && (
        <Interaction
          {...{ root, body, scroller, onAim, missed, onVocabularyKey }}
          isUnknown={isUnknownAt}
          announce={say}
        />
      )}
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </section>
  )
}
