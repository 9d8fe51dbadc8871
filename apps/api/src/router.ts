import * as accounts from '@wordhoard/contracts/accounts'
import * as articles from '@wordhoard/contracts/articles'
import * as assignments from '@wordhoard/contracts/assignments'
import * as chatStream from '@wordhoard/contracts/chat-stream'
import * as chats from '@wordhoard/contracts/chats'
import * as classTests from '@wordhoard/contracts/classes/class-tests'
import * as classrooms from '@wordhoard/contracts/classrooms'
import * as customVocabulary from '@wordhoard/contracts/custom-vocabulary'
import * as dictionary from '@wordhoard/contracts/dictionary'
import * as encounters from '@wordhoard/contracts/encounters'
import * as goals from '@wordhoard/contracts/goals'
import * as invitations from '@wordhoard/contracts/invitations'
import * as glosses from '@wordhoard/contracts/learner/glosses'
import * as knowledge from '@wordhoard/contracts/learner/knowledge'
import * as memory from '@wordhoard/contracts/learner/memory'
import * as learning from '@wordhoard/contracts/learning'
import * as learningStatistics from '@wordhoard/contracts/learning-statistics'
import * as lookUps from '@wordhoard/contracts/look-up'
import * as myAccount from '@wordhoard/contracts/my-account'
import * as myProfile from '@wordhoard/contracts/my-profile'
import * as deviceKey from '@wordhoard/contracts/offline/device-key'
import * as offlineSessions from '@wordhoard/contracts/offline/offline-sessions'
import * as profiles from '@wordhoard/contracts/profiles'
import * as pupils from '@wordhoard/contracts/pupils'
import * as articleSenses from '@wordhoard/contracts/reading/article-senses'
import * as definitionReports from '@wordhoard/contracts/reading/definition-reports'
import * as lookUpPack from '@wordhoard/contracts/reading/look-up-pack'
import * as pageImport from '@wordhoard/contracts/reading/page-import'
import * as readiness from '@wordhoard/contracts/reading/readiness'
import * as sentenceAudio from '@wordhoard/contracts/reading/sentence-audio'
import * as textWords from '@wordhoard/contracts/reading/text-words'
import * as translations from '@wordhoard/contracts/reading/translations'
import * as school from '@wordhoard/contracts/school'
import * as sessions from '@wordhoard/contracts/sessions'
import * as system from '@wordhoard/contracts/system'
import * as vocabulary from '@wordhoard/contracts/vocabulary'
import type { FastifyInstance } from 'fastify'
import { assertRegistered, type Contract, endpointsOf } from './lib/endpoints-of'
import { accountsRoutes } from './modules/accounts/accounts.routes'
import { emailChangeRoutes } from './modules/accounts/email-change.routes'
import { myAccountRoutes } from './modules/accounts/my-account.routes'
import { passwordChangeRoutes } from './modules/accounts/passwords/password-change.routes'
import { passwordResetRoutes } from './modules/accounts/passwords/password-reset.routes'
import { registrationRoutes } from './modules/accounts/registration.routes'
import { deviceKeyRoutes } from './modules/accounts/sessions/device-key.routes'
import { sessionCookies } from './modules/accounts/sessions/session-cookie'
import { sessionRoutes } from './modules/accounts/sessions/sessions.routes'
import { articleSensesRoutes } from './modules/articles/article-senses.routes'
import { articlesRoutes } from './modules/articles/articles.routes'
import { assignmentsRoutes } from './modules/assignments/assignments.routes'
import { chatsRoutes } from './modules/chats/chats.routes'
import { chatStreamRoutes } from './modules/chats/stream/chat-stream.routes'
import { classTestsRoutes } from './modules/class-tests/class-tests.routes'
import { customVocabularyRoutes } from './modules/custom-vocabulary/custom-vocabulary.routes'
import { definitionReportsRoutes } from './modules/definition-reports/definition-reports.routes'
import { audioRoutes } from './modules/dictionary/audio/audio.routes'
import { sentenceAudioRoutes } from './modules/dictionary/audio/sentence-audio.routes'
import { dictionaryRoutes } from './modules/dictionary/dictionary.routes'
import { imagesRoutes } from './modules/dictionary/images/images.routes'
import { goalsRoutes } from './modules/goals/goals.routes'
import { humanCheckRoutes } from './modules/human-check/human-check.routes'
import { knowledgeRoutes } from './modules/knowledge/knowledge.routes'
import { glossesRoutes } from './modules/learning/glosses/glosses.routes'
import { learningRoutes } from './modules/learning/learning.routes'
import { learnerMemoryRoutes } from './modules/learning/memory/learner-memory.routes'
import { offlineSessionsRoutes } from './modules/learning/offline/offline-sessions.routes'
import { learningStatisticsRoutes } from './modules/learning/statistics/learning-statistics.routes'
import { libraryRoutes } from './modules/library/library.routes'
import { lookUpRoutes } from './modules/look-up/look-up.routes'
import { lookUpPacksRoutes } from './modules/look-up-pack/look-up-packs.routes'
import { pageImportRoutes } from './modules/page-import/page-import.routes'
import { myProfileRoutes } from './modules/profiles/my-profile.routes'
import { profilesRoutes } from './modules/profiles/profiles.routes'
import { pupilsRoutes } from './modules/pupils/pupils.routes'
import { hardWordsRoutes, readinessRoutes } from './modules/readiness/readiness.routes'
import { remindersRoutes } from './modules/reminders/reminders.routes'
import { reportsRoutes } from './modules/reports/reports.routes'
import { classroomsRoutes } from './modules/school/classrooms.routes'
import { invitationsRoutes } from './modules/school/invitations/invitations.routes'
import { schoolRoutes } from './modules/school/school.routes'
import { sensesRoutes } from './modules/senses/senses.routes'
import { systemRoutes } from './modules/system/system.routes'
import { translationsRoutes } from './modules/translations/translations.routes'
import { encountersRoutes } from './modules/vocabulary/encounters.routes'
import { textWordsRoutes } from './modules/vocabulary/texts/text-words.routes'
import { vocabularyRoutes } from './modules/vocabulary/vocabulary.routes'
import type { ApiServices } from './services/services'

/** Registers endpoints of a contract with `route()`. */
type Routes = (app: FastifyInstance, services: ApiServices) => void | Promise<void>

interface ContractRoutes {
  readonly contract: Contract
  readonly routes: readonly Routes[]
  /** Whether handlers set, read or clear session cookies. */
  readonly usesCookies?: boolean
}

/**
 * The whole API: each contract with the routes that register its endpoints. For a new contract, add a line here; the
 * server, the API's documentation and the tests of all endpoints use this list.
 */
const router: readonly ContractRoutes[] = [
  { contract: system, routes: [systemRoutes] },
  { contract: dictionary, routes: [dictionaryRoutes, sensesRoutes, imagesRoutes, audioRoutes] },
  { contract: sentenceAudio, routes: [sentenceAudioRoutes] },
  { contract: translations, routes: [translationsRoutes] },
  { contract: lookUpPack, routes: [lookUpPacksRoutes] },
  { contract: lookUps, routes: [lookUpRoutes] },
  { contract: definitionReports, routes: [definitionReportsRoutes] },
  { contract: pageImport, routes: [pageImportRoutes] },
  { contract: myProfile, routes: [myProfileRoutes] },
  { contract: vocabulary, routes: [vocabularyRoutes] },
  { contract: textWords, routes: [textWordsRoutes] },
  { contract: encounters, routes: [encountersRoutes] },
  { contract: articles, routes: [articlesRoutes] },
  { contract: articleSenses, routes: [articleSensesRoutes, libraryRoutes] },
  { contract: customVocabulary, routes: [customVocabularyRoutes] },
  { contract: learning, routes: [learningRoutes] },
  { contract: offlineSessions, routes: [offlineSessionsRoutes] },
  { contract: learningStatistics, routes: [learningStatisticsRoutes] },
  { contract: knowledge, routes: [knowledgeRoutes] },
  { contract: memory, routes: [learnerMemoryRoutes] },
  { contract: glosses, routes: [glossesRoutes] },
  { contract: goals, routes: [goalsRoutes, remindersRoutes] },
  { contract: profiles, routes: [profilesRoutes, reportsRoutes] },
  { contract: chats, routes: [chatsRoutes] },
  { contract: chatStream, routes: [chatStreamRoutes] },
  { contract: school, routes: [schoolRoutes] },
  { contract: classrooms, routes: [classroomsRoutes] },
  { contract: invitations, routes: [invitationsRoutes] },
  { contract: pupils, routes: [pupilsRoutes], usesCookies: true },
  { contract: assignments, routes: [assignmentsRoutes, hardWordsRoutes] },
  { contract: classTests, routes: [classTestsRoutes] },
  { contract: readiness, routes: [readinessRoutes] },
  {
    contract: accounts,
    routes: [
      ...[humanCheckRoutes, accountsRoutes, registrationRoutes],
      ...[passwordResetRoutes, passwordChangeRoutes, emailChangeRoutes],
    ],
    usesCookies: true,
  },
  { contract: deviceKey, routes: [deviceKeyRoutes] },
  { contract: sessions, routes: [sessionRoutes], usesCookies: true },
  { contract: myAccount, routes: [myAccountRoutes], usesCookies: true },
]

/** Every endpoint of the API. */
export const allEndpoints = router.flatMap(({ contract }) => endpointsOf(contract))

/**
 * Registers all endpoints.
 *
 * @throws Error if a contract's endpoint is not registered exactly once, or one is registered that its contract lacks
 */
export async function registerRoutes(api: FastifyInstance, services: ApiServices): Promise<void> {
  for (const { contract, routes, usesCookies } of router) {
    const before = api.endpoints.length
    await api.register(async (scope) => {
      if (usesCookies) {
        await scope.register(sessionCookies, { https: services.env.publicUrl.startsWith('https:') })
      }
      for (const register of routes) await register(scope, services)
    })
    assertRegistered(contract, api.endpoints.slice(before))
  }
}
