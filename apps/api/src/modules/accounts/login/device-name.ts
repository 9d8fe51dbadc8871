import Bowser from 'bowser'

/** A browser and its system in words ("Firefox on Windows"), from how it calls itself. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent)
  const parts = [browser.name, os.name].filter((part) => part !== undefined && part !== '')
  return parts.join(' on ') || 'Unknown device'
}
