import { createHmac } from 'node:crypto'
import { getDeviceKey } from '@wordhoard/contracts/offline/device-key'
import type { FastifyInstance } from 'fastify'
import { deriveSubkey } from '../../../lib/derive-subkey'
import { route } from '../../../lib/route'
import type { ApiServices } from '../../../services/services'

/** Nothing is stored: the key is derived from the installation's secret, so it stays the same at each login. */
export function deviceKeyRoutes(app: FastifyInstance, { env }: ApiServices): void {
  const secret = deriveSubkey(env.jwtSecret(), 'device keys')
  route(app, getDeviceKey, (_input, { actor }) => ({
    key: createHmac('sha256', secret).update(String(actor.userId)).digest('base64url'),
  }))
}
