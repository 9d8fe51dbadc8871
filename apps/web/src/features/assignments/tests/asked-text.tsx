import type { TestQuestion } from '@wordhoard/contracts/classes/class-tests'
import type { ReactNode } from 'react'
import { attemptMessages } from './messages'
import styles from './test-attempt.module.css'

type Asked = Pick<TestQuestion, 'kind' | 'text' | 'sentence' | 'part_of_speech'>

/** Returns what a question asks for. */
export function taskOf({ kind, text, sentence }: Asked): string {
  if (kind === 'word') return attemptMessages.word
  if (text.includes(' '))
    return sentence ? attemptMessages.meaningOfPhraseHere : attemptMessages.meaningOfPhrase
  return sentence ? attemptMessages.meaningHere : attemptMessages.meaning
}

/** What a question shows: a sentence with its word marked, a word, or a meaning. */
export function AskedText({ asked }: { asked: Asked }) {
  const { kind, text, sentence, part_of_speech } = asked
  if (kind === 'meaning' && sentence) return <span lang="en-GB">{markWord(sentence)}</span>
  return (
    <span lang="en-GB">
      {text} <span className={styles.part}>{part_of_speech}</span>
    </span>
  )
}

function markWord({ text, marks }: NonNullable<Asked['sentence']>): ReactNode[] {
  const parts: ReactNode[] = []
  let at = 0
  for (const [start, end] of marks) {
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>)
    at = end
  }
  return [...parts, text.slice(at)]
}
