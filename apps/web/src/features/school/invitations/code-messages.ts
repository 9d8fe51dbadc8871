import { formatCount } from '../../../lib/format-count'

/** Texts of the choice of how long a code is valid. */
export const expirySelectMessages = {
  label: 'Valid for',
  oneDay: '1 day',
  oneWeek: '1 week',
  twoWeeks: '2 weeks',
  thirtyDays: '30 days',
  threeMonths: '3 months',
  oneYear: '1 year',
}

/** Texts of the picture of a QR code. */
export const qrPictureMessages = {
  alt: (address: string) => `QR code of ${address}`,
}

/** Texts about codes that weren't mailed. */
export const notMailedMessages = {
  count: (count: number) => `We didn’t email ${count.toLocaleString('en-GB')} of the codes.`,
  paused: 'People reported emails from your school, so we’ve paused them.',
  limited: (perDay: number) =>
    `Your school can email ${formatCount(perDay, 'invitation')} a day, and some people don’t want any.`,
  instead: 'Print the codes or hand them out instead.',
}
