import { pathTo } from '@wordhoard/contracts/site/page-address'
import { pages } from '@wordhoard/contracts/site/pages'

/** All addresses of the client, built from the table of pages. */
export const paths = {
  home: pages.home.path,
  read: pages.read.path,
  readExternal: pages.readExternal.path,
  learn: pages.learn.path,
  learnVocabulary: (id: number) => `${pages.learn.path}?custom_voc_id=${id}`,
  vocabulary: pages.vocabulary.path,
  customVocabulary: (id: number) => pathTo('customVocabulary', { id }),
  word: (id: number) => pathTo('word', { id }),
  /** `from`: address to return to after logging in. */
  login: (from?: string) =>
    from && from !== pages.home.path
      ? `${pages.login.path}?from=${encodeURIComponent(from)}`
      : pages.login.path,
  registration: pages.registration.path,
  /** `from`: address to return to after registering. */
  register: (from: string) =>
    from === pages.home.path
      ? pages.registration.path
      : `${pages.registration.path}?from=${encodeURIComponent(from)}`,
  forgotPassword: pages.forgotPassword.path,
  me: pages.me.path,
  onThisDevice: pages.onThisDevice.path,
  statistic: `${pages.me.path}#statistic`,
  user: (username: string) => pathTo('user', { username }),
  wordCheck: pages.wordCheck.path,
  articles: pages.articles.path,
  myArticles: pages.myArticles.path,
  article: (id: number) => pathTo('article', { id }),
  chats: pages.chats.path,
  chat: (chatId: number) => pathTo('chat', { chatId }),
  newChat: (username: string) => pathTo('newChat', { username }),
  school: (slug: string) => pathTo('school', { slug }),
  adminPanel: (slug: string) => pathTo('adminPanel', { slug }),
  classroom: (id: number) => pathTo('classroom', { id }),
  classProgress: (id: number) => pathTo('classProgress', { id }),
  /** A class's progress on one assignment. */
  assignment: (id: number, assignmentId: number) => pathTo('assignment', { id, assignmentId }),
  /** A class's test: its questions for students, its results for staff. */
  classTest: (id: number, testId: number) => pathTo('classTest', { id, testId }),
  /** Who in a class can read an article. */
  canRead: (id: number, articleId: number) => pathTo('canRead', { id, articleId }),
  handout: (id: number, assignmentId: number) => pathTo('handout', { id, assignmentId }),
  schools: pages.schools.path,
  joinByCode: pages.joinByCode.path,
  join: (code: string) => pathTo('join', { code }),
  /** Page with the QR code of another address of this site, which must begin with a slash. */
  qr: (address: string) => pathTo('qr', { '*': address.slice(1) }),
  privacyPolicy: pages.privacyPolicy.path,
  termsOfService: pages.termsOfService.path,
  definitionReports: pages.definitionReports.path,
  about: pages.about.path,
  whoSeesWhat: pages.whoSeesWhat.path,
  securityPolicy: pages.securityPolicy.path,
  offline: pages.offline.path,
} as const
