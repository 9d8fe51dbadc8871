import * as z from 'zod/mini'
import { endpoint } from '../endpoint'

export const getDeviceKey = endpoint({
  method: 'GET',
  path: '/me/device-key',
  auth: 'session',
  summary: 'Get the key by which my devices lock what they keep for me; it stays the same at each login',
  response: z.object({
    /** 32 bytes in base64url. */
    key: z.string(),
  }),
})
