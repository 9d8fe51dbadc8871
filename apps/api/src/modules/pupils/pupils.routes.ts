import { registerPupil, resetPupilPassword } from '@wordhoard/contracts/pupils'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { callerOf } from '../accounts/login/caller'
import { setSessionAndDeviceCookies } from '../accounts/login/device-cookie'
import { PupilPasswords } from './pupil-passwords'
import { PupilRegistration } from './pupil-registration'

export function pupilsRoutes(app: FastifyInstance, services: ApiServices): void {
  const registration = new PupilRegistration(services)
  const passwords = new PupilPasswords(services)
  route(app, registerPupil, async ({ body }, { request, reply }) => {
    const { opened, ...joined } = await registration.register(body, callerOf(request))
    return { ...(await setSessionAndDeviceCookies(request, reply, services.devices, opened)), ...joined }
  })
  route(app, resetPupilPassword, ({ params }, { actor }) => passwords.reset(actor, params.id, params.user_id))
}
