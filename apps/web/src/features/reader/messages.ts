/** Texts around a text that is being read. */
export const readerMessages = {
  menu: 'Reading menu',
  text: 'Text',
  readAloud: 'Read aloud',
  textSettings: 'Text settings',
  level: 'Level',
  noLevel: 'No level',
  noLevelText: 'We couldn’t work out the level of this text.',
  noLevelOffline: 'You’re offline. We’ll work out the level once you’re online.',
  hours: (hours: number) => `${hours} h`,
  minutes: (minutes: number) => `${minutes} min`,
}
