/** Texts of the menu of rarer actions on a profile. */
export const personMenuMessages = {
  block: (username: string) => `Block @${username}`,
  report: (username: string) => `Report @${username}`,
}
