import { ACCESS_TOKEN_SECONDS } from '@wordhoard/contracts/sessions'

/** A session that is not used for this long ends. */
export const IDLE_SECONDS = 30 * 86_400
/** A session ends this long after signing in at the latest, however much it is used. */
export const LONGEST_SECONDS = 180 * 86_400
/** A token that has just been replaced stays good for so long: two tabs, or an answer that was lost. */
export const GRACE_SECONDS = 10
/** Ended sessions are remembered until the last access token of theirs has expired, and two minutes for clocks. */
export const ENDED_SECONDS = ACCESS_TOKEN_SECONDS + 120
