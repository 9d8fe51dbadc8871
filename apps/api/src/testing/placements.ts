import { randomUUID } from 'node:crypto'
import { madeUpWords } from '@wordhoard/learning/knowledge/made-up-words'
import type { Person } from './people'
import type { TestApp } from './test-app'

/** Words that a placement may ask, from easy to hard. */
const asked = [
  ...['money', 'friend', 'summer', 'kitchen', 'angry', 'bridge', 'weather', 'invite'],
  ...['protect', 'narrow', 'borrow', 'cautious', 'reluctant', 'hinder', 'shrewd', 'lenient'],
  ...['futile', 'gullible', 'ominous', 'vindicate', 'tenuous', 'obfuscate', 'perfunctory', 'pusillanimous'],
]

/** Gives somebody a finished placement, in which they said yes to so many of its words, the easiest, and to no made-up one. */
export async function takePlacement(
  api: TestApp,
  { userId }: Pick<Person, 'userId'>,
  known: number,
): Promise<void> {
  const answers = [
    ...madeUpWords.slice(0, 3).map((word) => ({ kind: 'word', word, answer: 'no' })),
    ...asked.map((word, at) => ({ kind: 'word', word, answer: at < known ? 'yes' : 'no' })),
  ]
  await api.pool.query(
    'INSERT INTO placement (id, user_id, answers, finished_at) VALUES ($1, $2, $3, now())',
    [randomUUID(), userId, JSON.stringify(answers)],
  )
}
