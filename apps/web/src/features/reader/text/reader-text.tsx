import { lookupForm } from '@wordhoard/lexicon/tokens/tokens'
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { DrawnPhrase } from '../../../lib/drawn-word-state'
import { isOnServer, isTakingOver } from '../../../shell/served/rendering'
import { cx } from '../../../ui/cx'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { sampleText, type TextSample } from '../facts/text-sample'
import { useTextFacts } from '../facts/use-text-facts'
import { readerMessages } from '../messages'
import type { TextOnScreen } from '../passing/blocks-on-screen'
import type { WordPlace } from '../selection/hit-test'
import type { SelectedWord } from '../selection/selected-word'
import type { ReaderKeyActions } from '../selection/use-reader-keys'
import { useSelectionAgain } from '../selection/use-selection-again'
import { useTextInteraction } from '../selection/use-text-interaction'
import { useTextSettings } from '../settings/text-settings.store'
import { textStyle } from '../settings/text-style'
import drawn from '../states/drawn-selection.module.css'
import type { StateOfForm } from '../states/drawn-word-states'
import { useHighlightScope } from '../states/use-highlight-scope'
import { readBlock } from './block-text'
import type { ReadContent } from './read-content'
import styles from './reader-text.module.css'
import { useReading } from './reading.store'
import { TextHeader } from './text-header'
import { type PlaceKeeper, useReadingPlace } from './use-reading-place'
import { useShownText } from './use-shown-text'
import { useVisibleWords } from './use-visible-words'

// Loaded on demand: visitors don't need it.
const TextStates = lazy(async () => ({ default: (await import('../states/text-states')).TextStates }))

const ReadAloud = lazy(async () => ({ default: (await import('../aloud/read-aloud')).ReadAloud }))

interface ReaderTextProps extends Omit<ReaderKeyActions, 'announce' | 'isUnknown'> {
  content: ReadContent
  /** Stores the reading place; must not change. */
  places: PlaceKeeper
  /** Checks whether a word, in its look-up form, may be new to the reader. Used while the word states aren't known. */
  isUnknown: (text: string) => boolean
  /** Called when a word is pressed, before the click, so that its sentence can be requested early. */
  onWordPress: (word: SelectedWord) => void
  /** Called with the words on the screen, in their look-up forms. */
  onVisibleWords: (words: string[]) => void
  /** Called with a sample from the beginning of the text once it is shown. */
  onSample: (sample: TextSample) => void
  /** Level of the text; undefined while it is being estimated, null where it can't be. */
  level: string | null | undefined
  /** Called with the whole text once it has been surveyed; absent for readers without a vocabulary. */
  onText?: ((text: string) => void) | undefined
  /** Returns the reader's state for a word; null until it is known. */
  stateOfForm: StateOfForm | null
  /** Phrases of the reader's vocabulary found in the text, in text order; must stay the same object if unchanged. */
  phrases: readonly DrawnPhrase[]
  /** An unobtrusive line below the title. */
  note?: ReactNode
  /** Shown below the text. */
  footer?: ReactNode
  /** Set to a function that selects a word in the text by its forms. */
  opener?: RefObject<((forms: readonly string[]) => void) | null>
  /** Set to what a reader with a vocabulary has before their eyes. */
  screen?: RefObject<TextOnScreen | null>
}

function lookupFormAt({ block, index }: WordPlace): string {
  const { text, words } = readBlock(block)
  return lookupForm(text, words[index]!)
}

/**
 * Returns what the body of a text has in a page from the server: its HTML, which was sanitised when it was saved. The
 * client leaves it there when it takes the page over.
 */
function bodyFromServer(html: string) {
  if (!isOnServer() && !isTakingOver()) return undefined
  const __html = isOnServer() ? `<div>${html}</div>` : ''
  return { dangerouslySetInnerHTML: { __html }, suppressHydrationWarning: true }
}

/** Shows the text being read; every word can be tapped, or reached by keyboard. */
export function ReaderText({
  content,
  places,
  onWordPress,
  onVisibleWords,
  onSample,
  level,
  isUnknown,
  onVocabularyKey,
  noteAt,
  onText,
  stateOfForm,
  phrases,
  note,
  footer,
  opener,
  screen,
}: ReaderTextProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const { title, byline, about } = content
  const settings = useTextSettings()
  const isAloud = useReading((state) => state.isAloud)
  const [announced, announce] = useState('')
  const say = useCallback((word: string) => announce((last) => (last === word ? `${word}\u00a0` : word)), [])
  const scope = useHighlightScope(root, body)
  const isShown = useShownText(body, content)
  const facts = useTextFacts(body, isShown, content.words)
  const [served] = useState(() => bodyFromServer(content.text))
  useEffect(() => {
    if (isShown && body.current) onSample(sampleText(body.current))
  }, [isShown, onSample])
  const toLearn = useRef<(place: WordPlace) => boolean>(null)
  const isUnknownAt = (place: WordPlace) => toLearn.current?.(place) ?? isUnknown(lookupFormAt(place))
  useReadingPlace(body, scroller, isShown, places)
  useSelectionAgain(body, isShown)
  const { Interaction, earlyInput } = useTextInteraction(scroller)
  useVisibleWords(body, scroller, isShown, onVisibleWords)

  return (
    // Focusable, so that long texts can be scrolled by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <section ref={scroller} className={styles.pane} aria-label={readerMessages.text} tabIndex={0}>
      <article
        ref={root}
        lang="en-GB"
        className={cx(styles.article, drawn.selection)}
        style={textStyle(settings)}
        data-font={settings.font}
        aria-busy={!isShown}
        data-highlights={scope}
        data-word-states
      >
        <TextHeader {...{ title, byline, about, facts, level, note }} />
        <div ref={body} className={styles.body} data-tappable {...served} />
      </article>
      {isShown && footer && <div className={styles.footer}>{footer}</div>}
      {isShown && onText && (
        <Suspense fallback={null}>
          <TextStates
            {...{ body, scroller, onText, stateOfForm, phrases, toLearn, opener, screen }}
            isDrawn={settings.wordStates}
          />
        </Suspense>
      )}
      {isShown && isAloud && (
        <Suspense fallback={null}>
          <ReadAloud {...{ root, body, scroller }} />
        </Suspense>
      )}
      {Interaction && (
        <Interaction
          {...{ root, body, scroller, onWordPress, earlyInput, onVocabularyKey, noteAt }}
          isUnknown={isUnknownAt}
          announce={say}
        />
      )}
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </section>
  )
}
