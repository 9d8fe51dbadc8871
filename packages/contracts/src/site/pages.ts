interface Page {
  /** Address: `:name` stands for a parameter, `*` at its end for the rest of the address. */
  readonly path: `/${string}`
  /** What the browser’s tab shows until the screen knows more, such as a name; undefined: the brand alone. */
  readonly title: string | undefined
  /** `session`: visitors are sent to the login. `visitors`: people who are logged in are sent on. */
  readonly access: 'anyone' | 'session' | 'visitors'
}

/** Every page of the web client. Its router, the server, titles and the sitemap follow from this table. */
export const pages = {
  home: { path: '/', title: undefined, access: 'anyone' },
  read: { path: '/reading-mode', title: 'Reading Mode', access: 'anyone' },
  readExternal: { path: '/reading-mode-external', title: 'Reading Mode', access: 'anyone' },
  word: { path: '/word/:id', title: 'Word', access: 'anyone' },
  login: { path: '/login', title: 'Login', access: 'visitors' },
  registration: { path: '/registration', title: 'Registration', access: 'visitors' },
  forgotPassword: { path: '/forgot-password', title: 'Forgotten password', access: 'visitors' },
  me: { path: '/me', title: 'Profile', access: 'session' },
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
  join: { path: '/join/:code', title: 'Join a school', access: 'anyone' },
  classroom: { path: '/classroom/:id', title: 'Classroom', access: 'session' },
  classProgress: { path: '/classroom/:id/progress', title: 'Progress', access: 'session' },
  assignment: { path: '/classroom/:id/assignment/:assignmentId', title: 'Progress', access: 'session' },
  handout: { path: '/classroom/:id/assignment/:assignmentId/handout', title: 'Handout', access: 'session' },
  chats: { path: '/chats', title: 'Chats', access: 'session' },
  chat: { path: '/chat/:chatId', title: 'Chat', access: 'session' },
  newChat: { path: '/new-chat/:username', title: 'New chat', access: 'session' },
  about: { path: '/about', title: 'About', access: 'anyone' },
  privacyPolicy: { path: '/privacy-policy', title: 'Privacy Policy', access: 'anyone' },
  termsOfService: { path: '/terms-of-service', title: 'Terms of Service', access: 'anyone' },
  whoSeesWhat: { path: '/who-sees-what', title: 'Who sees what', access: 'anyone' },
  securityPolicy: {
    path: '/security-disclosure-policy',
    title: 'Security Disclosure Policy',
    access: 'anyone',
  },
  qr: { path: '/qr/*', title: 'QR code', access: 'anyone' },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

export const pageNames = Object.keys(pages) as PageName[]

interface Delivery {
  /** `prerendered`: as the build drew it. `data`: made from what the database holds. `shell`: empty, the client fills it. */
  readonly sentAs: 'prerendered' | 'data' | 'shell'
  /** Whether the sitemap lists the address of the page. */
  readonly inSitemap: boolean
}

/**
 * How the server sends a page where that is more than an empty shell which the sitemap leaves out. It stands apart from
 * `pages`, so that browsers don’t download it.
 */
export const pageDelivery = {
  home: { sentAs: 'prerendered', inSitemap: true },
  about: { sentAs: 'prerendered', inSitemap: true },
  privacyPolicy: { sentAs: 'prerendered', inSitemap: true },
  termsOfService: { sentAs: 'prerendered', inSitemap: true },
  whoSeesWhat: { sentAs: 'prerendered', inSitemap: true },
  securityPolicy: { sentAs: 'prerendered', inSitemap: true },
  articles: { sentAs: 'data', inSitemap: true },
  read: { sentAs: 'shell', inSitemap: true },
  // The sitemap lists single words and articles in files of their own.
  word: { sentAs: 'data', inSitemap: false },
  article: { sentAs: 'data', inSitemap: false },
} as const satisfies { readonly [Name in PageName]?: Delivery }

type SentAs<Kind extends Delivery['sentAs']> = {
  [Name in keyof typeof pageDelivery]: (typeof pageDelivery)[Name]['sentAs'] extends Kind ? Name : never
}[keyof typeof pageDelivery]

/** A page that is the same for everybody: the build draws it. */
export type PrerenderedPage = SentAs<'prerendered'>
/** A page that the server makes from data. */
export type DataPage = SentAs<'data'>
