/**
 * Name of a readable cookie set beside the refresh cookie: it shows that there is a session to renew and holds no
 * secret.
 */
export const SESSION_HINT_COOKIE = 'has_session'
