import type { Game } from '@wordhoard/contracts/learning'
import { ContextSentence } from './context-sentence'
import { isDuel } from './game-views'
import { BriefWord } from './media/brief-word'
import { Picture } from './media/picture'
import { SoundButton } from './media/sound-button'
import { gamePlayMessages } from './messages'
import styles from './question.module.css'

interface QuestionProps {
  /** Id of the element, which describes the element that takes the focus. */
  id: string
  game: Game
  isAnswered: boolean
  onBriefWord: (isShown: boolean) => void
}

/** The question of a game: a sound, meaning, picture or spelling, and the sentence in which the word was met. */
export function Question({ id, game, isAnswered, onBriefWord }: QuestionProps) {
  const { question } = game
  return (
    <div id={id} className={styles.question}>
      {!isDuel(game) && <QuestionContent {...{ game, isAnswered, onBriefWord }} />}
      {question.context && <ContextSentence sentence={question.context} isQuestion={isDuel(game)} />}
    </div>
  )
}

function QuestionContent({ game, isAnswered, onBriefWord }: Omit<QuestionProps, 'id'>) {
  const { kind, text = '', audio_url, image_url, part_of_speech } = game.question
  if (kind === 'audio') return audio_url ? <SoundButton url={audio_url} isAnswered={isAnswered} /> : null
  if (kind === 'image') {
    const alt = game.question.image_text ?? gamePlayMessages.questionPicture
    return image_url ? <Picture className={styles.large} url={image_url} alt={alt} /> : null
  }
  if (kind === 'spell') {
    if (game.name === 'spell-spelling')
      return <BriefWord text={text} isAnswered={isAnswered} onShow={onBriefWord} />
    return (
      <p className={game.name === 'spell-part-spelling' ? styles.scrambled : styles.word}>
        {text} {part_of_speech && <span className={styles.partOfSpeech}>{part_of_speech}</span>}
      </p>
    )
  }
  return (
    <p className={styles.definition}>
      {part_of_speech && <span className={styles.partOfSpeech}>{part_of_speech}</span>} {text}
    </p>
  )
}
