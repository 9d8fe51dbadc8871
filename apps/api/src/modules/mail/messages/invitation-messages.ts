import { brand } from '@wordhoard/contracts/site/brand'

/** Texts of the mails that invite people to a class. */
export const invitationMessages = {
  // The subject holds no text chosen by a user, since the mail goes to a stranger.
  subject: `You’re invited to a class on ${brand.name}`,
  heading: 'You’re invited to a class',
  school: 'A school',
  class: (name: string) => (name ? `the class “${name}”` : 'a class'),
  text: (who: string, what: string) =>
    `${who} invites you to ${what}. Follow the link, or type this code on the Schools page:`,
  join: 'Join the class',
  stop: 'Get no more invitations',
  report: 'Report this invitation',
  code: 'The code is just for you and works once.',
  unexpected: 'Don’t know this school? Just ignore this email. We won’t create an account.',
}

/** Texts of the mail that tells the operator of a reported invitation. */
export const invitationReportMessages = {
  subject: `${brand.name}: an invitation was reported`,
  heading: 'An invitation was reported',
  school: (name: string, id: number) => `the school “${name}” (number ${id})`,
  deletedSchool: (id: number) => `school number ${id}, now deleted`,
  text: (who: string, days: number, reports: number) =>
    `Someone reported an invitation by ${who}. Recipients who reported it in ${days} days: ${reports}.`,
  stopped: 'The school sends no more invitations by email until the reports are older. Its codes still work.',
  page: 'The school’s page',
  anonymous: 'We don’t know who reported it. We only keep a hash of the address.',
}

/** Texts of the pages that the links of an invitation lead to. */
export const invitationPageMessages = {
  stop: {
    heading: 'Get no more invitations',
    text: 'We won’t email invitations to this address any more, whichever school asks us to.',
    button: 'Stop invitations',
  },
  stopped: { heading: 'Done', text: 'You’ll get no more invitations from us at this address.' },
  report: {
    heading: 'Report this invitation',
    text: 'Was it spam, or did it bother you? Tell us, and you’ll get no more invitations at this address.',
    button: 'Report it',
  },
  mailReport: {
    heading: 'Thank you',
    text: 'We’ll look at it. You’ll get no more invitations at this address.',
  },
  unknown: {
    heading: 'This link doesn’t work',
    text: 'Open the link from the email again, or copy all of it.',
  },
}
