import { useState } from 'react'
import { usePageKeys } from '../../../../shell/use-page-keys'
import { Button } from '../../../../ui/button'
import styles from '../answers.module.css'
import { GameBar } from '../game-bar'
import { playSound } from '../media/sound'
import type { AnswerProps } from './answer-props'
import { answerMessages } from './messages'
import { OptionButton } from './option-button'
import { markOf, optionsOf, wordBehind } from './options'

/** An answer selected from sounds or pictures and then submitted. Each press on a sound plays it. */
export function AnswerSelection({ game, given, onAnswer }: AnswerProps) {
  const options = optionsOf(game)
  const [selected, select] = useState<string | null>(null)
  const isAnswered = given !== undefined
  const press = (index: number) => {
    const option = options[index]
    if (!option) return
    if (option.audio_url) void playSound(option.audio_url)
    if (!isAnswered) select(option.id)
  }
  const submit = () => {
    if (selected !== null && !isAnswered) onAnswer(selected)
  }
  usePageKeys({
    ...Object.fromEntries(options.map((_, index) => [String(index + 1), () => press(index)])),
    enter: isAnswered ? undefined : submit,
  })
  return (
    <>
      <fieldset className={styles.options} aria-label={answerMessages.options} data-kind={options[0]?.kind}>
        {options.map((option, index) => (
          <OptionButton
            key={option.id}
            option={option}
            number={index + 1}
            mark={markOf(option.id, given, selected)}
            name={wordBehind(option.id, given)}
            isToggle
            isDisabled={isAnswered && option.kind !== 'audio'}
            onPress={() => press(index)}
          />
        ))}
      </fieldset>
      <GameBar game={game}>
        {!isAnswered && (
          <Button variant="primary" className={styles.submit} disabled={selected === null} onClick={submit}>
            {answerMessages.submit}
          </Button>
        )}
      </GameBar>
    </>
  )
}
