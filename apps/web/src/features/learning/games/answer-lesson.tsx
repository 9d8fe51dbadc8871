import type { Game, Lesson } from '@wordhoard/contracts/learning'
import { Volume2 } from 'lucide-react'
import { useEffect } from 'react'
import { TranslationSlot } from '../../../languages/translation-slot'
import { IconButton } from '../../../ui/icon-button'
import { useSessionSettings } from '../choosing/session-settings.store'
import { LetterDiff } from './answers/letter-diff'
import { optionsOf } from './answers/options'
import styles from './game-result.module.css'
import { isDuel } from './game-views'
import { playSound, stopSound } from './media/sound'
import { gameResultMessages } from './messages'
import { fillBlanks } from './split-at-blanks'
import { selectWrittenWord } from './verdict-text'

interface AnswerLessonProps {
  game: Game
  lesson: Lesson
  answer: string
  isCorrect: boolean
  /** How the answer was written; undefined if it was chosen among options. */
  writtenBy: 'typing' | 'building' | undefined
  /** The right answer as it's counted: a spelling or, in games with options, the word. */
  right: string
}

/**
 * What an answer teaches: the word, spoken if sound is on, with its meaning and the learner's own sentence; after a wrong
 * answer also what was missing, or what the chosen word means.
 */
export function AnswerLesson({ game, lesson, answer, isCorrect, writtenBy, right }: AnswerLessonProps) {
  const { word, meaning, audio_url } = lesson
  useWordSpoken(audio_url)
  const isCompared = writtenBy !== undefined && !isCorrect && answer !== ''
  const chosen = isCorrect ? undefined : lesson.options.find(({ id }) => id === answer)
  const typed = selectWrittenWord(lesson, answer, right, writtenBy === 'building')
  return (
    <>
      <div className={styles.wordLine}>
        {isCompared ? (
          <LetterDiff given={answer} right={right} isBuilt={writtenBy === 'building'} />
        ) : (
          <p className={styles.answer}>
            {!isCorrect && <span className={styles.label}>{gameResultMessages.rightAnswer}</span>}
            {word}
          </p>
        )}
        <IconButton
          className={styles.listen}
          label={gameResultMessages.listen(word)}
          icon={<Volume2 />}
          onClick={() => void playSound(audio_url)}
        />
      </div>
      <p className={styles.meaning}>{meaning}</p>
      <TranslationSlot of={lesson} />
      {lesson.sentence !== undefined && (
        <FilledSentence
          sentence={lesson.sentence}
          context={game.question.context}
          label={isDuel(game) ? gameResultMessages.theSentence : gameResultMessages.yourSentence}
        />
      )}
      {chosen && <p className={styles.chosen}>{describeChoice(game, chosen)}</p>}
      {typed && (
        <p className={styles.chosen}>{gameResultMessages.means(<em>{typed.word}</em>, typed.meaning)}</p>
      )}
    </>
  )
}

/** Speaks the word once, if the learner wants sound. */
function useWordSpoken(url: string): void {
  const hasAudio = useSessionSettings((state) => state.hasAudio)
  useEffect(() => {
    if (!hasAudio) return
    void playSound(url)
    return stopSound
  }, [hasAudio, url])
}

function describeChoice(game: Game, { id, word, meaning }: Lesson['options'][number]) {
  const named = <em>{word}</em>
  const isMeaning = optionsOf(game).some((option) => option.id === id && option.kind === 'definition')
  return isMeaning ? gameResultMessages.meaningOf(named) : gameResultMessages.means(named, meaning)
}

interface FilledSentenceProps {
  sentence: string
  context: string | undefined
  label: string
}

/** The learner's sentence, or that of a duel, with its blanks filled in. */
function FilledSentence({ sentence, context, label }: FilledSentenceProps) {
  const parts = (context !== undefined && fillBlanks(context, sentence)) || [
    { text: sentence, isFilled: false },
  ]
  return (
    <blockquote className={styles.sentence} aria-label={label}>
      {parts.map(({ text, isFilled }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are never reordered.
        isFilled ? <b key={index}>{text}</b> : text,
      )}
    </blockquote>
  )
}
