/** Returns the user's IANA time zone, such as `Europe/London`, by which the server counts days. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}
