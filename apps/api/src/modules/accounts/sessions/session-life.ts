import { ACCESS_TOKEN_SECONDS } from '@wordhoard/contracts/sessions'

/** Time without use after which a session ends. */
export const IDLE_SECONDS = 30 * 86_400
/** Maximum lifetime of a session after login, however much it is used. */
export const MAX_SESSION_SECONDS = 180 * 86_400
/** Time for which a replaced token stays valid, for simultaneous tabs and lost answers. */
export const GRACE_SECONDS = 10
/**
 * Time for which ended sessions are remembered: until their last access token has expired, plus two minutes for clock
 * differences.
 */
export const ENDED_SECONDS = ACCESS_TOKEN_SECONDS + 120
