import { type Game, undoAnswer } from '@wordhoard/contracts/learning'
import { useState } from 'react'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/overlays/toast.store'
import { AnswerNote } from '../answer-note/answer-note'
import { AnswerLesson } from './answer-lesson'
import { AnswerPopup } from './answer-popup'
import styles from './game-result.module.css'
import { gameResultMessages } from './messages'
import type { GivenAnswer } from './play'
import { nextGame, reopenGame } from './play.store'
import { sendAnswers, takeBackAnswer, useSending } from './send-answers'
import { formatScoreChange, rightAnswer, rightMeaning } from './verdict-text'

interface GameResultProps {
  game: Game
  given: GivenAnswer
  /** How the answer was written; undefined if it was chosen among options. */
  writtenBy: 'typing' | 'building' | undefined
}

/** The pop-up after an answer, which may be judged, being sent, kept for later or refused. */
export function GameResult({ game, given, writtenBy }: GameResultProps) {
  const failure = useSending((state) => state.failure)
  const onContinue = () => nextGame(game.id)
  const { verdict } = given
  const undo = useUndo(
    game,
    writtenBy === 'typing' ? gameResultMessages.undoTypo : gameResultMessages.undoTap,
  )
  if (!verdict) {
    if (!failure) return <p className={styles.checking}>{gameResultMessages.checking}</p>
    return (
      <AnswerPopup tone="plain" title={gameResultMessages.keptTitle} onContinue={onContinue}>
        <p>{gameResultMessages.kept}</p>
        <Button variant="quiet" className={styles.now} onClick={() => void sendAnswers()}>
          {gameResultMessages.sendNow}
        </Button>
      </AnswerPopup>
    )
  }
  if (verdict.kind === 'refused') {
    return (
      <AnswerPopup tone="plain" title={gameResultMessages.notCounted} onContinue={onContinue}>
        <p>{verdict.text}</p>
      </AnswerPopup>
    )
  }
  const right = rightAnswer(game, verdict)
  const { lesson } = verdict
  const meaning = verdict.isCorrect ? undefined : rightMeaning(game, verdict)
  return (
    <AnswerPopup
      tone={verdict.isCorrect ? 'right' : 'wrong'}
      title={verdict.isCorrect ? gameResultMessages.correct : gameResultMessages.wrong}
      worth={verdict.scoreDelta === undefined ? undefined : formatScoreChange(verdict.scoreDelta)}
      onContinue={onContinue}
      undo={verdict.isCorrect ? undefined : undo}
    >
      {lesson ? (
        <AnswerLesson
          game={game}
          lesson={lesson}
          answer={given.answer}
          isCorrect={verdict.isCorrect}
          writtenBy={writtenBy}
          right={writtenBy ? verdict.correctAnswer : right}
        />
      ) : (
        <>
          <p className={styles.answer}>
            {!verdict.isCorrect && <span className={styles.label}>{gameResultMessages.rightAnswer}</span>}
            {right}
          </p>
          {meaning && <p className={styles.meaning}>{meaning}</p>}
        </>
      )}
      <AnswerNote note={verdict.note} />
    </AnswerPopup>
  )
}

/** Takes back an answer that hasn’t been sent, or undoes it on the server. */
async function openAgain(game: Game): Promise<Game> {
  if (await takeBackAnswer(game)) return game
  return call(undoAnswer, { body: { game_session_id: game.game_session_id } })
}

/** Undoes an answer given by mistake and shows its game again. */
function useUndo(game: Game, label: string) {
  const [isBusy, setBusy] = useState(false)
  async function undo() {
    setBusy(true)
    try {
      reopenGame(game.id, await openAgain(game))
    } catch (error) {
      setBusy(false)
      toast({ text: errorSentence(error), tone: 'error' })
    }
  }
  return { label, isBusy, onUndo: () => void undo() }
}
