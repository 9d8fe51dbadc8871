import { randomUUID } from 'node:crypto'
import * as auth from '@wordhoard/contracts/accounts'
import * as articles from '@wordhoard/contracts/articles'
import * as customVoc from '@wordhoard/contracts/custom-vocabulary'
import * as dict from '@wordhoard/contracts/dictionary'
import * as encounters from '@wordhoard/contracts/encounters'
import * as learn from '@wordhoard/contracts/learning'
import * as learnStatistics from '@wordhoard/contracts/learning-statistics'
import * as users from '@wordhoard/contracts/my-account'
import * as userInfo from '@wordhoard/contracts/my-profile'
import * as session from '@wordhoard/contracts/sessions'
import * as system from '@wordhoard/contracts/system'
import * as mainVoc from '@wordhoard/contracts/vocabulary'
import { nothing, ofSelf, ownRow, type Row, row } from './row'
import type { Scene } from './scene'

const ofArticle = (s: Scene) => ({ params: { id: s.article } })
const ofOwnArticle = (s: Scene) => ({ params: { id: s.ownArticle } })
const ofVocabulary = (s: Scene) => ({ params: { id: s.vocabulary } })
const ofOwnVocabulary = (s: Scene) => ({ params: { id: s.ownVocabulary } })
const ofSpell = (s: Scene) => ({ params: { spell_id: s.spell } })
const ofWord = (s: Scene) => ({ params: { id: s.spell } })
const spells = (s: Scene) => ({ voc_id: s.vocabulary, spell_ids: [s.spell] })
const text = { title: 'New', md_content: 'A new text.', access_modifier: 'private', keywords: '' } as const
const list = { description: 'x', access_modifier: 'private' } as const
const tz = { query: { tz: 'Europe/London' } } as const
const self = (status: number) => ({ self: status })
const teacher = (status: number) => ({ teacher: status })
const code = '000000'

/** Texts and word lists: those of others are there for whom they are set for, and only theirs to change. */
export const textRows: Row[] = [
  row(articles.listArticles, nothing, 200),
  row(articles.countArticles, nothing, 200),
  row(articles.listSuitedArticles, nothing, 200),
  row(articles.listMyArticles, nothing, 200),
  row(articles.countMyArticles, nothing, 200),
  row(articles.getArticle, ofOwnArticle, 404, self(200)),
  row(articles.getProgress, ofOwnArticle, 404, self(200)),
  ownRow(articles.createArticle, () => ({ body: text }), 201),
  ownRow(articles.previewArticle, () => ({ body: { md_content: 'x' } }), 200),
  row(articles.updateArticle, (s) => ({ ...ofArticle(s), body: text }), 404, teacher(200)),
  row(articles.deleteArticle, ofArticle, 404, teacher(204)),
  row(customVoc.listVocabularies, nothing, 200),
  row(customVoc.searchVocabularies, nothing, 200),
  row(customVoc.getVocabulary, ofOwnVocabulary, 404, self(200)),
  row(customVoc.getVocabularyInfo, ofOwnVocabulary, 404, self(200)),
  ownRow(customVoc.createVocabulary, () => ({ body: { ...list, name: 'New' } }), 201),
  row(
    customVoc.updateVocabulary,
    (s) => ({ ...ofVocabulary(s), body: { ...list, name: 'Other' } }),
    404,
    teacher(200),
  ),
  row(customVoc.deleteVocabulary, ofVocabulary, 404, teacher(200)),
  row(customVoc.addSpells, (s) => ({ body: spells(s) }), 404, teacher(200)),
  row(customVoc.removeSpells, (s) => ({ body: spells(s) }), 404, teacher(200)),
  row(
    customVoc.copyVocabulary,
    (s) => ({ body: { from_id: s.vocabulary, to_id: s.ownVocabulary } }),
    404,
    self(404),
  ),
]

/** What is everybody's own, and cannot be asked for of others. */
export const learnerRows: Row[] = [
  row(mainVoc.listMainVocabulary, nothing, 200),
  row(mainVoc.getVocabularyStat, nothing, 200),
  row(mainVoc.listMinimalScored, nothing, 200),
  row(mainVoc.exportWords, () => ({ query: { format: 'csv' as const } }), 200),
  row(mainVoc.getItem, ofSpell, 404, self(200)),
  row(encounters.listEncounters, ofSpell, 200),
  row(mainVoc.saveWord, ofSpell, 201),
  row(mainVoc.updatePriority, (s) => ({ body: { spell_ids: [s.spell], priority: 2 } }), 200),
  row(mainVoc.setWordState, (s) => ({ body: { spell_ids: [s.spell], state: 'known' as const } }), 200),
  row(mainVoc.removeWords, (s) => ({ body: { spell_ids: [s.spell] } }), 200),
  row(mainVoc.undoChange, (s) => ({ params: { id: s.undoId } }), 404, self(200)),
  row(mainVoc.importWords, () => ({ body: { words: [{ text: 'fjord' }], priority: 2 } }), 200),
  row(mainVoc.addFromText, () => ({ body: { text: 'A fjord.' } }), 200),
  row(mainVoc.addFromArticle, (s) => ({ body: { article_id: s.ownArticle } }), 404, self(200)),
  ownRow(mainVoc.getTextStates, () => ({ body: { text: 'A fjord.' } }), 200),
  row(encounters.countLookup, (s) => ({ body: { spell_id: s.spell, context: 'The glacier.' } }), 204),
  row(
    encounters.chooseSense,
    (s) => ({ body: { spell_id: s.spell, context: 'The glacier.', definition_id: null } }),
    204,
  ),
  row(learn.getPriorityWords, nothing, 404, self(200)),
  row(
    learn.createGames,
    (s) => ({
      body: { forgotten_spell_ids: [s.spell], remembered_spell_ids: [], wanted_words_number: 5 },
    }),
    400,
    self(200),
  ),
  row(
    learn.createGames,
    (s) => ({
      body: {
        forgotten_spell_ids: [s.spell],
        remembered_spell_ids: [],
        wanted_words_number: 5,
        custom_voc_id: s.vocabulary,
      },
    }),
    404,
    { student: 400, teacher: 400, manager: 400, owner: 400 },
  ),
  row(learn.checkAnswer, (s) => ({ body: answer(s) }), 400, self(200)),
  ownRow(learn.undoAnswer, (s) => ({ body: { game_session_id: s.game.game_session_id } }), 404),
  row(learn.getOpenSession, nothing, 200),
  row(learn.closeSession, (s) => ({ body: { game_session_id: s.game.game_session_id } }), 204),
  row(learn.createFindImage, ofSpell, 404),
  ownRow(learn.answerFindImage, (s) => ({ body: answer(s) }), 400),
  row(learn.getGameMedium, () => ({ params: { file: 'nothing.svg' } }), 404),
  row(
    learnStatistics.getGameSessionStat,
    (s) => ({ params: { id: s.game.game_session_id } }),
    404,
    self(200),
  ),
  row(learnStatistics.getLearningStat, () => tz, 200),
  row(learnStatistics.getActivityPerDay, () => tz, 200),
  row(learnStatistics.getInsights, () => tz, 200),
  row(learnStatistics.getLearnToday, () => tz, 200),
  ownRow(
    learnStatistics.updateLearnSettings,
    () => ({ body: { new_words_per_day: 5, break_until: null } }),
    200,
  ),
]

function answer({ game }: Scene) {
  return {
    token: game.token,
    game_id: game.id,
    game_session_id: game.game_session_id,
    game_name: game.name,
    answer: 'x',
    tz: 'Europe/London',
  }
}

/** Accounts: everybody has their own, and nobody that of another. */
export const accountRows: Row[] = [
  row(users.getMe, nothing, 200),
  row(users.downloadMyData, nothing, 200),
  row(users.deleteMe, (s, caller) => ({ body: { password: s[caller].password } }), 204, {
    owner: 409,
    otherOwner: 409,
  }),
  row(userInfo.getMyUserInfo, nothing, 200),
  // The name in an author's line, which stands beside public texts for everybody.
  row(userInfo.getShortUserInfo, ofSelf, 200),
  row(
    userInfo.updateMyUserInfo,
    (s, caller) => ({ body: { first_name: '', last_name: '', username: s[caller].username, bio: '' } }),
    200,
  ),
  ownRow(userInfo.isUsernameAvailable, () => ({ params: { name: 'nobody-yet' } }), 200),
  ownRow(userInfo.nextOnboardingState, nothing, 200),
  row(auth.listSessions, nothing, 200),
  row(auth.endSession, (s) => ({ params: { id: s.ownSession } }), 404, self(204)),
  ownRow(auth.endOtherSessions, nothing, 200),
  ownRow(
    auth.changePassword,
    () => ({ body: { current_password: 'Wrong-horse-7', new_password: 'Quiet-otter-27' } }),
    400,
  ),
  ownRow(auth.requestEmailChange, (s) => ({ body: { email: s.self.email, password: 'Wrong-horse-7' } }), 400),
  ownRow(auth.confirmEmailChange, (s) => ({ body: { email: s.self.email, verification_code: code } }), 400),
]

/** Open to everybody, with a session or without. */
export const publicRows: Row[] = [
  ownRow(auth.getHumanCheck, () => ({ query: { action: 'login' as const } }), 200),
  // Only a form is taken; who may log in is tested there (login, access).
  ownRow(
    auth.login,
    (s, caller) => ({ body: { username: s[caller].email, password: 'Wrong-horse-7', turnstile_token: '' } }),
    415,
  ),
  ownRow(auth.sendDeviceCode, () => ({ body: { email: `${randomUUID()}@example.org`, token: '' } }), 200),
  ownRow(auth.sendVerificationEmail, (s) => ({ body: { email: s.self.email, token: '' } }), 200),
  ownRow(
    auth.register,
    (s) => ({
      body: {
        username: 'nobody-yet',
        email: s.self.email,
        password: 'Quiet-otter-27',
        verification_code: code,
        token: '',
      },
    }),
    400,
  ),
  ownRow(auth.forgotPassword, (s) => ({ body: { email: s.self.email, token: '' } }), 200),
  ownRow(
    auth.resetPassword,
    (s) => ({ body: { email: s.self.email, verification_code: code, password: 'Quiet-otter-27' } }),
    400,
  ),
  ownRow(session.refresh, nothing, 401),
  ownRow(session.logout, nothing, 204),
  ownRow(system.getHealth, nothing, 200),
  ownRow(system.getReady, nothing, 200),
  ownRow(system.getSite, nothing, 200),
  ownRow(system.getOpenApi, nothing, 200),
  ownRow(system.getApiDocs, nothing, 200),
  ownRow(dict.lookUpSpell, () => ({ params: { text: 'glacier' } }), 200),
  ownRow(dict.searchWords, () => ({ params: { text: 'glac' } }), 200),
  ownRow(dict.getWordById, ofWord, 200),
  ownRow(dict.getSpell, ofWord, 200),
  ownRow(dict.getWordRelatives, ofWord, 200),
  ownRow(dict.getSpells, (s) => ({ body: [s.spell] }), 200),
  ownRow(dict.resolveWords, () => ({ body: ['glacier'] }), 200),
  ownRow(dict.findSpellsInContext, () => ({ query: { context: 'A glacier.' } }), 200),
  ownRow(dict.getTopDefinitions, (s) => ({ query: { spell_id: s.spell, context: 'A glacier.' } }), 200),
  ownRow(dict.getSpellAudio, ofWord, 200),
  ownRow(dict.getSpellImage, () => ({ params: { id: 2147483000 } }), 404),
]
