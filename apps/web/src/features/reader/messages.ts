/** Texts around a text that is being read. */
export const readerMessages = {
  menu: 'Reading menu',
  text: 'Text',
  readAloud: 'Read aloud',
  textSettings: 'Text settings',
  level: 'Level',
  hours: (hours: number) => `${hours} h`,
  minutes: (minutes: number) => `${minutes} min`,
}
