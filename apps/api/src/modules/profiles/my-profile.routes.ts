import * as myProfile from '@wordhoard/contracts/my-profile'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import {
  advanceOnboarding,
  getMyProfile,
  getMyShortProfile,
  isUsernameFree,
  updateMyProfile,
} from './my-profile.service'
import { recordVocabularyOpened } from './onboarding-deeds'

export function myProfileRoutes(app: FastifyInstance, { pool, db }: ApiServices): void {
  route(app, myProfile.getMyUserInfo, (_input, { actor }) => getMyProfile(pool, db, actor))
  route(app, myProfile.updateMyUserInfo, ({ body }, { actor }) => updateMyProfile(db, actor, body))
  route(app, myProfile.getShortUserInfo, ({ params }, { actor }) => getMyShortProfile(db, actor, params.id))
  route(app, myProfile.isUsernameAvailable, ({ params }, { actor }) => isUsernameFree(db, actor, params.name))
  route(app, myProfile.nextOnboardingState, ({ body }, { actor }) =>
    advanceOnboarding(pool, actor, body.from),
  )
  route(app, myProfile.recordVocabularyOpened, (_input, { actor }) => recordVocabularyOpened(pool, actor))
}
