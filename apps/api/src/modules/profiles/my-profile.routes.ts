import * as userInfo from '@wordhoard/contracts/my-profile'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import {
  myUserInfo,
  onboardingAdvanced,
  shortUserInfo,
  updateUserInfo,
  usernameIsFree,
} from './my-profile.service'

export function userInfoRoutes(app: FastifyInstance, { pool, db }: ApiServices): void {
  route(app, userInfo.getMyUserInfo, (_input, { actor }) => myUserInfo(db, actor))
  route(app, userInfo.updateMyUserInfo, ({ body }, { actor }) => updateUserInfo(db, actor, body))
  route(app, userInfo.getShortUserInfo, ({ params }, { actor }) => shortUserInfo(db, actor, params.id))
  route(app, userInfo.isUsernameAvailable, ({ params }, { actor }) => usernameIsFree(db, actor, params.name))
  route(app, userInfo.nextOnboardingState, ({ body }, { actor }) =>
    onboardingAdvanced(pool, actor, body.from),
  )
}
