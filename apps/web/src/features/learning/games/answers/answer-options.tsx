import { usePageKeys } from '../../../../shell/use-page-keys'
import styles from '../answers.module.css'
import type { AnswerProps } from './answer-props'
import { answerMessages } from './messages'
import { OptionButton } from './option-button'
import { markOf, optionsOf, wordBehind } from './options'

/** An answer chosen from four options; the first one pressed counts. */
export function AnswerOptions({ game, given, onAnswer }: AnswerProps) {
  const options = optionsOf(game)
  const isAnswered = given !== undefined
  const choose = (id: string) => {
    if (!isAnswered) onAnswer(id)
  }
  usePageKeys(Object.fromEntries(options.map(({ id }, index) => [String(index + 1), () => choose(id)])))
  return (
    <fieldset className={styles.options} aria-label={answerMessages.options} data-kind={options[0]?.kind}>
      {options.map((option, index) => (
        <OptionButton
          key={option.id}
          option={option}
          number={index + 1}
          mark={markOf(option.id, given)}
          name={wordBehind(option.id, given)}
          isDisabled={isAnswered}
          onPress={() => choose(option.id)}
        />
      ))}
    </fieldset>
  )
}
