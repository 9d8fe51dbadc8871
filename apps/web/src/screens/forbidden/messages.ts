/** Texts of a page that the user may not see. */
export const forbiddenMessages = {
  title: '403 Forbidden',
  text: 'You don’t have access to this page. Think you should? Ask whoever runs your school.',
  home: 'Home',
}
