/** Texts of an address without a page. */
export const notFoundMessages = {
  title: 'Page not found',
  text: 'We can’t find a page at this address. The page may have moved, or the link may be incomplete.',
  home: 'Home',
  read: 'Read a text',
}
