import { NetworkOnly } from 'workbox-strategies'
import { shellPage } from './shell'

/** How long the server may take to answer before the shell opens instead, in seconds. */
const TIMEOUT_SECONDS = 3

/** Statuses with which a proxy says that it can't reach the server. */
const isUnreachable = ({ status }: Response): boolean => status === 502 || status === 503 || status === 504

/**
 * Opens a page: as the server sends it, or, when the network fails or takes too long, from the shell. Pages are never
 * stored, because they may hold somebody's data.
 */
export const openPage = new NetworkOnly({
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  plugins: [
    {
      handlerWillRespond: async ({ response }) => (isUnreachable(response) ? shellPage() : response),
      handlerDidError: () => shellPage(),
    },
  ],
})
