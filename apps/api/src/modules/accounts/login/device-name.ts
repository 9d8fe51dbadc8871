import Bowser from 'bowser'

/** Returns a readable name of a browser and its system ("Firefox on Windows"), derived from its user agent. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent)
  const parts = [browser.name, os.name].filter((part) => part !== undefined && part !== '')
  return parts.join(' on ') || 'Unknown device'
}
