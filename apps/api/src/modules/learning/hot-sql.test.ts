import { expect, it } from 'vitest'
import { formatSql } from '../../testing/format-sql'
import { gameToAnswer, writeAnswer, writeAnswerOnly } from './check-answer.queries'
import { lastDuels, mixedUpWords, wordHistories, wordsBegun } from './confusions/confusions.queries'
import { sentencesOfWords } from './games/read-sentences.queries'
import { gamesOfNewestSession } from './open-session.queries'
import { candidatesOfUser, candidatesOfVocabulary, knownWords } from './practice-words.queries'
import { selectedWords } from './session-words.queries'
import { todayOfUser } from './statistics/today.queries'
import { insertSession } from './store-session.queries'

it.each(
  Object.entries({
    'game-to-answer': gameToAnswer,
    'write-answer': writeAnswer,
    'write-answer-only': writeAnswerOnly,
    'candidates-of-user': candidatesOfUser,
    'candidates-of-vocabulary': candidatesOfVocabulary,
    'known-words': knownWords,
    'selected-words': selectedWords,
    'sentences-of-words': sentencesOfWords,
    'insert-session': insertSession,
    'games-of-newest-session': gamesOfNewestSession,
    'today-of-user': todayOfUser,
    'words-begun': wordsBegun,
    'word-histories': wordHistories,
    'mixed-up-words': mixedUpWords,
    'last-duels': lastDuels,
  }),
)('%s matches the reviewed SQL', async (name, { text }) => {
  await expect(formatSql(text)).toMatchFileSnapshot(`sql/${name}.sql`)
})
