/** Texts of whether a test takes answers. */
export const closingMessages = {
  open: 'Open',
  until: (moment: string) => `Open until ${moment}`,
  closed: 'Closed',
}
