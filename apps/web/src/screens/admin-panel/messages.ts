/** Texts of the screen around the admin panel. */
export const adminPanelMessages = {
  notLoaded: 'We couldn’t load the admin panel',
  pageTitle: (school: string) => `${school}: admin panel`,
}
