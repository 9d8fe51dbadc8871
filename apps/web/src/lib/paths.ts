/** Every address of the client, so that none is written twice. */
export const paths = {
  home: '/',
  read: '/reading-mode',
  readExternal: '/reading-mode-external',
  learn: '/learn',
  vocabulary: '/main-vocabulary',
  customVocabulary: (id: number) => `/custom-vocabulary/${id}`,
  word: (id: number) => `/word/${id}`,
  /** `from`: where to return after logging in. */
  login: (from?: string) => (from && from !== '/' ? `/login?from=${encodeURIComponent(from)}` : '/login'),
  registration: '/registration',
  forgotPassword: '/forgot-password',
  me: '/me',
  user: (username: string) => `/user/@${username}`,
  articles: '/articles',
  myArticles: '/my-articles',
  article: (id: number) => `/article/${id}`,
  chats: '/chats',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  about: '/about',
  securityPolicy: '/security-disclosure-policy',
} as const
