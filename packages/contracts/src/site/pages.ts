interface Page {
  /** Address, in which `:name` is a parameter and a final `*` the rest of the address. */
  readonly path: `/${string}`
  /** Title in the browser’s tab until the screen has a better one, such as a name; undefined: only the brand. */
  readonly title: string | undefined
  /** `session`: visitors are redirected to the login. `visitors`: logged-in users are redirected. */
  readonly access: 'anyone' | 'session' | 'visitors'
}

/** Every page of the web client. Its router, the server, titles and the sitemap all use this table. */
export const pages = {
  home: { path: '/', title: undefined, access: 'anyone' },
  read: { path: '/reading-mode', title: 'Reading Mode', access: 'anyone' },
  readExternal: { path: '/reading-mode-external', title: 'Reading Mode', access: 'anyone' },
  word: { path: '/word/:id', title: 'Word', access: 'anyone' },
  wordCheck: { path: '/word-check', title: 'Word check', access: 'anyone' },
  login: { path: '/login', title: 'Login', access: 'visitors' },
  registration: { path: '/registration', title: 'Registration', access: 'visitors' },
  forgotPassword: { path: '/forgot-password', title: 'Forgotten password', access: 'visitors' },
  me: { path: '/me', title: 'Profile', access: 'session' },
  onThisDevice: { path: '/on-this-device', title: 'On this device', access: 'session' },
  user: { path: '/user/@:username', title: 'Profile', access: 'session' },
  articles: { path: '/articles', title: 'Articles', access: 'anyone' },
  article: { path: '/article/:id', title: 'Read Article', access: 'anyone' },
  myArticles: { path: '/my-articles', title: 'My Articles', access: 'session' },
  learn: { path: '/learn', title: 'Learn', access: 'session' },
  vocabulary: { path: '/main-vocabulary', title: 'Vocabulary', access: 'session' },
  customVocabulary: { path: '/custom-vocabulary/:id', title: 'Vocabulary', access: 'session' },
  schools: { path: '/schools', title: 'Schools', access: 'session' },
  school: { path: '/school/:slug', title: 'School', access: 'session' },
  adminPanel: { path: '/school/:slug/admin-panel', title: 'Admin panel', access: 'session' },
  joinByCode: { path: '/join', title: 'Join with a code', access: 'anyone' },
  join: { path: '/join/:code', title: 'Join a school', access: 'anyone' },
  classroom: { path: '/classroom/:id', title: 'Classroom', access: 'session' },
  classProgress: { path: '/classroom/:id/progress', title: 'Progress', access: 'session' },
  assignment: { path: '/classroom/:id/assignment/:assignmentId', title: 'Progress', access: 'session' },
  classTest: { path: '/classroom/:id/test/:testId', title: 'Class test', access: 'session' },
  canRead: { path: '/classroom/:id/can-read/:articleId', title: 'Who can read this?', access: 'session' },
  handout: { path: '/classroom/:id/assignment/:assignmentId/handout', title: 'Handout', access: 'session' },
  chats: { path: '/chats', title: 'Chats', access: 'session' },
  chat: { path: '/chat/:chatId', title: 'Chat', access: 'session' },
  newChat: { path: '/new-chat/:username', title: 'New chat', access: 'session' },
  // Everybody but operators sees the not-found page.
  definitionReports: { path: '/definition-reports', title: 'Definition reports', access: 'anyone' },
  about: { path: '/about', title: 'About', access: 'anyone' },
  privacyPolicy: { path: '/privacy-policy', title: 'Privacy Policy', access: 'anyone' },
  termsOfService: { path: '/terms-of-service', title: 'Terms of Service', access: 'anyone' },
  whoSeesWhat: { path: '/who-sees-what', title: 'Who sees what', access: 'anyone' },
  securityPolicy: {
    path: '/security-disclosure-policy',
    title: 'Security Disclosure Policy',
    access: 'anyone',
  },
  offline: { path: '/offline', title: 'Offline and on your phone', access: 'anyone' },
  qr: { path: '/qr/*', title: 'QR code', access: 'anyone' },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

export const pageNames = Object.keys(pages) as PageName[]

interface Delivery {
  /**
   * `prerendered`: as the build rendered it. `data`: rendered from the database. `shell`: empty, filled by the client.
   */
  readonly sentAs: 'prerendered' | 'data' | 'shell'
  /** Whether the sitemap lists the page. */
  readonly inSitemap: boolean
}

/**
 * How the server sends each page that isn't just an empty shell left out of the sitemap. Kept apart from `pages`, so
 * that browsers don’t download it.
 */
export const pageDelivery = {
  home: { sentAs: 'prerendered', inSitemap: true },
  about: { sentAs: 'prerendered', inSitemap: true },
  privacyPolicy: { sentAs: 'prerendered', inSitemap: true },
  termsOfService: { sentAs: 'prerendered', inSitemap: true },
  whoSeesWhat: { sentAs: 'prerendered', inSitemap: true },
  securityPolicy: { sentAs: 'prerendered', inSitemap: true },
  offline: { sentAs: 'prerendered', inSitemap: true },
  login: { sentAs: 'prerendered', inSitemap: false },
  registration: { sentAs: 'prerendered', inSitemap: false },
  forgotPassword: { sentAs: 'prerendered', inSitemap: false },
  articles: { sentAs: 'data', inSitemap: true },
  read: { sentAs: 'shell', inSitemap: true },
  wordCheck: { sentAs: 'shell', inSitemap: true },
  // The sitemap lists the pages of words and articles in separate files.
  word: { sentAs: 'data', inSitemap: false },
  article: { sentAs: 'data', inSitemap: false },
} as const satisfies { readonly [Name in PageName]?: Delivery }

type SentAs<Kind extends Delivery['sentAs']> = {
  [Name in keyof typeof pageDelivery]: (typeof pageDelivery)[Name]['sentAs'] extends Kind ? Name : never
}[keyof typeof pageDelivery]

/** A page that is the same for everybody, rendered by the build. */
export type PrerenderedPage = SentAs<'prerendered'>
/** A page that the server renders from data. */
export type DataPage = SentAs<'data'>
