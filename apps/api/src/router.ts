import * as auth from '@wordhoard/contracts/accounts'
import * as articles from '@wordhoard/contracts/articles'
import * as assignments from '@wordhoard/contracts/assignments'
import * as messageStream from '@wordhoard/contracts/chat-stream'
import * as messages from '@wordhoard/contracts/chats'
import * as classrooms from '@wordhoard/contracts/classrooms'
import * as customVoc from '@wordhoard/contracts/custom-vocabulary'
import * as dict from '@wordhoard/contracts/dictionary'
import * as encounters from '@wordhoard/contracts/encounters'
import * as invitations from '@wordhoard/contracts/invitations'
import * as learn from '@wordhoard/contracts/learning'
import * as learnStatistics from '@wordhoard/contracts/learning-statistics'
import * as lookUps from '@wordhoard/contracts/look-up'
import * as users from '@wordhoard/contracts/my-account'
import * as userInfo from '@wordhoard/contracts/my-profile'
import * as people from '@wordhoard/contracts/profiles'
import * as school from '@wordhoard/contracts/school'
import * as session from '@wordhoard/contracts/sessions'
import * as system from '@wordhoard/contracts/system'
import * as mainVoc from '@wordhoard/contracts/vocabulary'
import type { FastifyInstance } from 'fastify'
import { assertRegistered, type Contract, endpointsOf } from './lib/endpoints-of'
import { authRoutes } from './modules/accounts/accounts.routes'
import { emailChangeRoutes } from './modules/accounts/email-change.routes'
import { usersRoutes } from './modules/accounts/my-account.routes'
import { passwordChangeRoutes } from './modules/accounts/passwords/password-change.routes'
import { passwordResetRoutes } from './modules/accounts/passwords/password-reset.routes'
import { registrationRoutes } from './modules/accounts/registration.routes'
import { sessionCookies } from './modules/accounts/sessions/session-cookie'
import { sessionRoutes } from './modules/accounts/sessions/sessions.routes'
import { articlesRoutes } from './modules/articles/articles.routes'
import { assignmentsRoutes } from './modules/assignments/assignments.routes'
import { messagesRoutes } from './modules/chats/chats.routes'
import { messageStreamRoutes } from './modules/chats/stream/chat-stream.routes'
import { customVocRoutes } from './modules/custom-vocabulary/custom-vocabulary.routes'
import { audioRoutes } from './modules/dictionary/audio/audio.routes'
import { dictRoutes } from './modules/dictionary/dictionary.routes'
import { imgRoutes } from './modules/dictionary/images/images.routes'
import { humanCheckRoutes } from './modules/human-check/human-check.routes'
import { learnRoutes } from './modules/learning/learning.routes'
import { learnStatisticsRoutes } from './modules/learning/statistics/learning-statistics.routes'
import { lookUpRoutes } from './modules/look-up/look-up.routes'
import { userInfoRoutes } from './modules/profiles/my-profile.routes'
import { peopleRoutes } from './modules/profiles/profiles.routes'
import { reportsRoutes } from './modules/reports/reports.routes'
import { classroomsRoutes } from './modules/school/classrooms.routes'
import { invitationsRoutes } from './modules/school/invitations/invitations.routes'
import { schoolRoutes } from './modules/school/school.routes'
import { embeddingsRoutes } from './modules/senses/senses.routes'
import { systemRoutes } from './modules/system/system.routes'
import { encountersRoutes } from './modules/vocabulary/encounters.routes'
import { mainVocRoutes } from './modules/vocabulary/vocabulary.routes'
import type { ApiServices } from './services/services'

/** Registers endpoints of a contract, each by `route()`. */
type Routes = (app: FastifyInstance, services: ApiServices) => void | Promise<void>

interface ContractRoutes {
  readonly contract: Contract
  readonly routes: readonly Routes[]
  /** Whether handlers give, read or take away the cookies of a session. */
  readonly usesCookies?: boolean
}

/**
 * The whole API: each contract beside the routes that register its endpoints. A new contract is a line here: the server,
 * the API's description and the tests that go through all endpoints take them from this list.
 */
const router: readonly ContractRoutes[] = [
  { contract: system, routes: [systemRoutes] },
  { contract: dict, routes: [dictRoutes, embeddingsRoutes, imgRoutes, audioRoutes] },
  { contract: lookUps, routes: [lookUpRoutes] },
  { contract: userInfo, routes: [userInfoRoutes] },
  { contract: mainVoc, routes: [mainVocRoutes] },
  { contract: encounters, routes: [encountersRoutes] },
  { contract: articles, routes: [articlesRoutes] },
  { contract: customVoc, routes: [customVocRoutes] },
  { contract: learn, routes: [learnRoutes] },
  { contract: learnStatistics, routes: [learnStatisticsRoutes] },
  { contract: people, routes: [peopleRoutes, reportsRoutes] },
  { contract: messages, routes: [messagesRoutes] },
  { contract: messageStream, routes: [messageStreamRoutes] },
  { contract: school, routes: [schoolRoutes] },
  { contract: classrooms, routes: [classroomsRoutes] },
  { contract: invitations, routes: [invitationsRoutes] },
  { contract: assignments, routes: [assignmentsRoutes] },
  {
    contract: auth,
    routes: [
      ...[humanCheckRoutes, authRoutes, registrationRoutes],
      ...[passwordResetRoutes, passwordChangeRoutes, emailChangeRoutes],
    ],
    usesCookies: true,
  },
  { contract: session, routes: [sessionRoutes], usesCookies: true },
  { contract: users, routes: [usersRoutes], usesCookies: true },
]

/** Every endpoint of the API. */
export const allEndpoints = router.flatMap(({ contract }) => endpointsOf(contract))

/**
 * Registers all endpoints.
 *
 * @throws Error if an endpoint of a contract is registered never or twice, or one is registered that its contract lacks
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
