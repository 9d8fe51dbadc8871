/** Paths of the web client that the server answers with its page; any other path is a page not found. */
export const pagePaths = [
  '/',
  '/reading-mode',
  '/word/:id',
  '/login',
  '/registration',
  '/learn',
  '/main-vocabulary',
  '/custom-vocabulary/:id',
  '/forgot-password',
  '/me',
  '/articles',
  '/my-articles',
  '/chats',
  '/privacy-policy',
  '/terms-of-service',
] as const
