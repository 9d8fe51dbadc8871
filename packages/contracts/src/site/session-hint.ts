/** A readable cookie beside the refresh cookie: says that there is a session to renew, and holds no secret. */
export const SESSION_HINT_COOKIE = 'has_session'
