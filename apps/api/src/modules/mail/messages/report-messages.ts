import { brand } from '@wordhoard/contracts/site/brand'

/** Texts of the mail about a reported member. */
export const reportMessages = {
  subject: (reason: string) => `${brand.name}: a member was reported (${reason})`,
  heading: (reported: string) => `${reported} was reported`,
  text: (reporter: string, reported: string, school: string | undefined, reason: string) =>
    `${reporter} reports ${reported}${school ? `, both members of ${school}` : ''}. Reason: ${reason}.`,
  words: (text: string) => `In their words: ${text}`,
  message: (quoted: string) => `The message: ${quoted}`,
  profile: (username: string) => `Profile of ${username}`,
  whyYou: (school: string) => `You’re getting this because you run ${school}.`,
  anonymous: 'The person reported doesn’t know who reported them.',
}
