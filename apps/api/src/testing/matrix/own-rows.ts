import { randomUUID } from 'node:crypto'
import * as accounts from '@wordhoard/contracts/accounts'
import * as articles from '@wordhoard/contracts/articles'
import * as customVocabulary from '@wordhoard/contracts/custom-vocabulary'
import * as dictionary from '@wordhoard/contracts/dictionary'
import * as encounters from '@wordhoard/contracts/encounters'
import * as goals from '@wordhoard/contracts/goals'
import * as knowledge from '@wordhoard/contracts/learner/knowledge'
import * as learning from '@wordhoard/contracts/learning'
import * as learningStatistics from '@wordhoard/contracts/learning-statistics'
import { lookUp } from '@wordhoard/contracts/look-up'
import * as myAccount from '@wordhoard/contracts/my-account'
import * as myProfile from '@wordhoard/contracts/my-profile'
import * as deviceKey from '@wordhoard/contracts/offline/device-key'
import * as offlineSessions from '@wordhoard/contracts/offline/offline-sessions'
import * as articleSenses from '@wordhoard/contracts/reading/article-senses'
import * as definitionReports from '@wordhoard/contracts/reading/definition-reports'
import { getLookUpPackFile } from '@wordhoard/contracts/reading/look-up-pack'
import * as pageImport from '@wordhoard/contracts/reading/page-import'
import { speakSentence } from '@wordhoard/contracts/reading/sentence-audio'
import * as textWords from '@wordhoard/contracts/reading/text-words'
import { listTranslations } from '@wordhoard/contracts/reading/translations'
import * as sessions from '@wordhoard/contracts/sessions'
import * as system from '@wordhoard/contracts/system'
import * as vocabulary from '@wordhoard/contracts/vocabulary'
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

/** Texts and vocabularies: other users' are readable if assigned to the caller's class, and can't be changed. */
export const textRows: Row[] = [
  row(articles.listArticles, nothing, 200),
  row(articles.countArticles, nothing, 200),
  row(articles.listSuitedArticles, nothing, 200),
  row(articles.listUnfinished, nothing, 200),
  row(articles.listMyArticles, nothing, 200),
  row(articles.countMyArticles, nothing, 200),
  row(articles.getArticle, ofOwnArticle, 404, self(200)),
  row(articleSenses.listArticleSenses, ofOwnArticle, 404, self(200)),
  row(articles.getProgress, ofOwnArticle, 404, self(200)),
  ownRow(articles.createArticle, () => ({ body: text }), 201),
  ownRow(articles.previewArticle, () => ({ body: { md_content: 'x' } }), 200),
  row(articles.updateArticle, (s) => ({ ...ofArticle(s), body: text }), 404, teacher(200)),
  row(
    articleSenses.chooseArticleSense,
    (s) => ({ ...ofArticle(s), body: { offset: 0, form: 'x', definition_id: null } }),
    404,
    teacher(204),
  ),
  row(articles.deleteArticle, ofArticle, 404, teacher(204)),
  row(customVocabulary.listVocabularies, nothing, 200),
  row(customVocabulary.searchVocabularies, nothing, 200),
  row(customVocabulary.getVocabulary, ofOwnVocabulary, 404, self(200)),
  row(customVocabulary.getVocabularyInfo, ofOwnVocabulary, 404, self(200)),
  ownRow(customVocabulary.createVocabulary, () => ({ body: { ...list, name: 'New' } }), 201),
  row(
    customVocabulary.updateVocabulary,
    (s) => ({ ...ofVocabulary(s), body: { ...list, name: 'Other' } }),
    404,
    teacher(200),
  ),
  row(customVocabulary.deleteVocabulary, ofVocabulary, 404, teacher(200)),
  row(customVocabulary.addSpells, (s) => ({ body: spells(s) }), 404, teacher(200)),
  row(customVocabulary.removeSpells, (s) => ({ body: spells(s) }), 404, teacher(200)),
  row(
    customVocabulary.copyVocabulary,
    (s) => ({ body: { from_id: s.vocabulary, to_id: s.ownVocabulary } }),
    404,
    self(404),
  ),
]

/** Calls that concern only the caller's own data. */
export const learnerRows: Row[] = [
  ownRow(speakSentence, () => ({ body: { text: 'The tide is turning.' } }), 200),
  ownRow(pageImport.importPage, () => ({ body: { url: 'http://localhost/' } }), 422),
  row(vocabulary.listMainVocabulary, nothing, 200),
  row(vocabulary.getVocabularyStat, nothing, 200),
  row(vocabulary.listMinimalScored, nothing, 200),
  row(vocabulary.exportWords, () => ({ query: { format: 'csv' as const } }), 200),
  row(vocabulary.getItem, ofSpell, 404, self(200)),
  row(encounters.listEncounters, ofSpell, 200),
  row(vocabulary.saveWord, ofSpell, 201),
  row(vocabulary.updateNote, (s) => ({ ...ofSpell(s), body: { note: 'Like ice.' } }), 404, self(200)),
  row(vocabulary.updatePriority, (s) => ({ body: { spell_ids: [s.spell], priority: 2 } }), 200),
  row(vocabulary.setWordState, (s) => ({ body: { spell_ids: [s.spell], state: 'known' as const } }), 200),
  row(vocabulary.removeWords, (s) => ({ body: { spell_ids: [s.spell] } }), 200),
  row(textWords.undoChange, (s) => ({ params: { id: s.undoId } }), 404, self(200)),
  row(vocabulary.importWords, () => ({ body: { words: [{ text: 'fjord' }], priority: 2 } }), 200),
  row(textWords.addFromText, () => ({ body: { text: 'A fjord.' } }), 200),
  row(textWords.addFromArticle, (s) => ({ body: { article_id: s.ownArticle } }), 404, self(200)),
  ownRow(textWords.getTextStates, () => ({ body: { text: 'A fjord.' } }), 200),
  row(encounters.countLookup, (s) => ({ body: { spell_id: s.spell, context: 'The glacier.' } }), 204),
  row(
    encounters.chooseSense,
    (s) => ({ body: { spell_id: s.spell, context: 'The glacier.', definition_id: null } }),
    204,
  ),
  ownRow(definitionReports.reportDefinition, () => ({ body: reportOfNothing }), 404),
  // For operators only, of whom the scene has none.
  row(definitionReports.listDefinitionReports, nothing, 404),
  ownRow(
    definitionReports.closeDefinitionReports,
    () => ({ body: { definition_key: 'x', state: 'done' as const, newest_at: '2026-01-01T00:00:00Z' } }),
    404,
  ),
  row(learning.getPriorityWords, nothing, 404, self(200)),
  row(
    learning.createGames,
    (s) => ({
      body: { forgotten_spell_ids: [s.spell], remembered_spell_ids: [], wanted_words_number: 5 },
    }),
    400,
    self(200),
  ),
  row(
    learning.createGames,
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
  ownRow(offlineSessions.createOfflineSessions, () => ({ body: {} }), 200),
  row(learning.checkAnswer, (s) => ({ body: answer(s) }), 400, self(200)),
  ownRow(learning.undoAnswer, (s) => ({ body: { game_session_id: s.game.game_session_id } }), 404),
  row(learning.getOpenSession, nothing, 200),
  row(learning.closeSession, (s) => ({ body: { game_session_id: s.game.game_session_id } }), 204),
  row(learning.createFindImage, ofSpell, 404),
  ownRow(learning.answerFindImage, (s) => ({ body: answer(s) }), 400),
  row(learning.getGameMedium, () => ({ params: { file: 'nothing.svg' } }), 404),
  row(
    learningStatistics.getGameSessionStat,
    (s) => ({ params: { id: s.game.game_session_id } }),
    404,
    self(200),
  ),
  row(learningStatistics.getLearningStat, () => tz, 200),
  row(learningStatistics.getActivityPerDay, () => tz, 200),
  row(learningStatistics.getInsights, () => tz, 200),
  row(goals.getGoal, () => tz, 200),
  row(goals.setGoal, () => ({ body: { unit: 'words' as const, amount: 5 as const } }), 200),
  row(goals.reportReading, () => ({ body: { seconds: 5, tz: 'Europe/London' } }), 204),
  row(goals.getReminders, nothing, 200),
  row(goals.setReminders, () => ({ body: { hour: 18, kinds: [], tz: 'Europe/London' } }), 200),
  row(learningStatistics.getLearnToday, () => tz, 200),
  ownRow(
    learningStatistics.updateLearnSettings,
    () => ({ body: { new_words_per_day: 5, break_until: null } }),
    200,
  ),
]

const reportOfNothing = { definition_id: 2_147_483_000, reason: 'unclear', shown_text: 'x' } as const

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

/** Accounts: users can reach only their own. */
export const accountRows: Row[] = [
  row(myAccount.getMe, nothing, 200),
  row(myAccount.downloadMyData, nothing, 200),
  row(myAccount.deleteMe, (s, caller) => ({ body: { password: s[caller].password } }), 204, {
    owner: 409,
    otherOwner: 409,
  }),
  row(myProfile.getMyUserInfo, nothing, 200),
  // The author's name, which everybody sees beside public texts.
  row(myProfile.getShortUserInfo, ofSelf, 200),
  row(
    myProfile.updateMyUserInfo,
    (s, caller) => ({ body: { first_name: '', last_name: '', username: s[caller].username, bio: '' } }),
    200,
  ),
  ownRow(myProfile.isUsernameAvailable, () => ({ params: { name: 'nobody-yet' } }), 200),
  ownRow(myProfile.nextOnboardingState, nothing, 200),
  row(myProfile.recordVocabularyOpened, nothing, 204),
  row(accounts.listSessions, nothing, 200),
  row(accounts.endSession, (s) => ({ params: { id: s.ownSession } }), 404, self(204)),
  ownRow(accounts.endOtherSessions, nothing, 200),
  ownRow(
    accounts.changePassword,
    () => ({ body: { current_password: 'Wrong-horse-7', new_password: 'Quiet-otter-27' } }),
    400,
  ),
  ownRow(
    accounts.requestEmailChange,
    (s) => ({ body: { email: s.self.email, password: 'Wrong-horse-7' } }),
    400,
  ),
  ownRow(
    accounts.confirmEmailChange,
    (s) => ({ body: { email: s.self.email, verification_code: code } }),
    400,
  ),
]

/** Open to everybody, with or without a session. */
export const publicRows: Row[] = [
  ownRow(accounts.getHumanCheck, () => ({ query: { action: 'login' as const } }), 200),
  // Login accepts only a form; its own tests (login, access) check who may log in.
  ownRow(
    accounts.login,
    (s, caller) => ({ body: { username: s[caller].email, password: 'Wrong-horse-7', turnstile_token: '' } }),
    415,
  ),
  ownRow(accounts.sendDeviceCode, () => ({ body: { email: `${randomUUID()}@example.org`, token: '' } }), 200),
  ownRow(accounts.sendVerificationEmail, (s) => ({ body: { email: s.self.email, token: '' } }), 200),
  ownRow(
    accounts.register,
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
  ownRow(accounts.forgotPassword, (s) => ({ body: { email: s.self.email, token: '' } }), 200),
  ownRow(
    accounts.resetPassword,
    (s) => ({ body: { email: s.self.email, verification_code: code, password: 'Quiet-otter-27' } }),
    400,
  ),
  row(deviceKey.getDeviceKey, nothing, 200),
  ownRow(sessions.refresh, nothing, 401),
  ownRow(sessions.logout, nothing, 204),
  ownRow(system.getHealth, nothing, 200),
  ownRow(system.getReady, nothing, 200),
  ownRow(system.getMetrics, nothing, 404),
  ownRow(system.getSite, nothing, 200),
  ownRow(system.getOpenApi, nothing, 200),
  ownRow(system.getApiDocs, nothing, 200),
  ownRow(dictionary.lookUpSpell, () => ({ params: { text: 'glacier' } }), 200),
  ownRow(dictionary.searchWords, () => ({ params: { text: 'glac' } }), 200),
  ownRow(dictionary.getWordById, ofWord, 200),
  ownRow(dictionary.getSpell, ofWord, 200),
  ownRow(lookUp, () => ({ query: { text: 'glacier' } }), 200),
  ownRow(knowledge.estimateWords, () => ({ body: { words: ['glacier'] } }), 200),
  ownRow(knowledge.nextPlacementItem, () => ({ body: { answers: [] } }), 200),
  ownRow(dictionary.getWordRelatives, ofWord, 200),
  ownRow(listTranslations, () => ({ body: { definition_ids: [1], langs: ['de'] } }), 200),
  ownRow(dictionary.getSpells, (s) => ({ body: [s.spell] }), 200),
  ownRow(dictionary.resolveWords, () => ({ body: ['glacier'] }), 200),
  ownRow(dictionary.findSpellsInContext, () => ({ query: { context: 'A glacier.' } }), 200),
  ownRow(dictionary.getTopDefinitions, (s) => ({ query: { spell_id: s.spell, context: 'A glacier.' } }), 200),
  ownRow(dictionary.getSpellAudio, ofWord, 200),
  ownRow(dictionary.getSpellImage, () => ({ params: { id: 2147483000 } }), 404),
  ownRow(getLookUpPackFile, () => ({ params: { name: 'words-0000000000000000.pack' } }), 404),
]
