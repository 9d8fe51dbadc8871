/** The person's IANA time zone, as `Europe/London`: the server counts days by it. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}
