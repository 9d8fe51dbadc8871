import { brand } from '@wordhoard/contracts/site/brand'

/** Texts of the extension in the browser: its description, its shortcut and the context menu. */
export const extensionMessages = {
  description: `Read any web page in ${brand.name}, and look up words while you browse.`,
  readPageShortcut: `Read this page in ${brand.name}`,
  menu: {
    readPage: `Read in ${brand.name}`,
    readSelection: `Read selection in ${brand.name}`,
  },
}

/** Texts that say why a page didn’t open in the reader. */
export const problemMessages = {
  closedPage: 'Your browser doesn’t let extensions read its own pages or its store. Try another page.',
  pdf: `We can’t read PDF files here. Copy the text and paste it into ${brand.name}’s reading mode.`,
  noDocument: 'This page has no text to read. It’s a picture, a sound or data.',
  noText: 'We found no article on this page. Select the text you want, then choose “Read selection”.',
  noSelection: 'You haven’t selected any text on this page. Select some and try again.',
  tooLong: 'This page is too long for the reader. Select a part of it, then choose “Read selection”.',
  noPermission: `${brand.name} needs your permission to reach its server. Allow it, then try again.`,
  serverUnreachable: 'We can’t reach the server. Check that it’s running and that its address is right.',
  notDelivered:
    'We opened the reader, but the article didn’t arrive. Try again, or check the server’s address.',
  unexpected: 'Something went wrong on this page. Try again, or copy the text and paste it.',
}
