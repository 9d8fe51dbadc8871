import type { PageName } from '@wordhoard/contracts/site/pages'
import type { ComponentType } from 'react'
import { type LazyScreen, lazyScreen } from './lazy-screen'
import type { rareScreens } from './rare-screens'

/** A module that exports the component `Name`. */
type ScreenModule<Name extends string> = Readonly<Record<Name, ComponentType>>

function screen<Name extends string>(
  load: () => Promise<ScreenModule<NoInfer<Name>>>,
  name: Name,
): LazyScreen {
  return lazyScreen(async () => (await load())[name])
}

/** Makes a lazy screen that uses the query client; loads both in parallel. */
function dataScreen<Name extends string>(
  load: () => Promise<ScreenModule<NoInfer<Name>>>,
  name: Name,
  fetchData?: LazyScreen['fetchData'],
): LazyScreen {
  return lazyScreen(async () => {
    const [{ withQueries }, module] = await Promise.all([import('../shell/query-client'), load()])
    return withQueries(module[name])
  }, fetchData)
}

/** Makes a lazy screen of a page that is seldom opened. */
function rareScreen<Name extends string>(
  load: (rare: typeof rareScreens) => Promise<ScreenModule<NoInfer<Name>>>,
  name: Name,
): LazyScreen {
  return dataScreen(async () => load((await import('./rare-screens')).rareScreens), name)
}

/** The three chat pages share one screen, so that the list stays while switching between them. */
const chats = dataScreen(
  () => import('../screens/chats/chats.screen'),
  'ChatsScreen',
  async (pathname) => pathname.startsWith('/chat/') && import('../screens/chats/chat-page'),
)

/** Screens by page. */
export const screens: Readonly<Record<PageName, LazyScreen>> = {
  home: screen(() => import('../screens/home/home.screen'), 'HomeScreen'),
  read: screen(() => import('../screens/reading-mode/reading-mode.screen'), 'ReadingModeScreen'),
  readExternal: rareScreen((rare) => rare.readExternal(), 'ReadingModeExternalScreen'),
  word: dataScreen(
    () => import('../screens/word/word.screen'),
    'WordScreen',
    async (pathname) => (await import('../screens/word/prefetch-word')).prefetchWord(pathname),
  ),
  wordCheck: rareScreen((rare) => rare.wordCheck(), 'WordCheckScreen'),
  login: screen(() => import('../screens/login/login.screen'), 'LoginScreen'),
  registration: screen(() => import('../screens/registration/registration.screen'), 'RegistrationScreen'),
  forgotPassword: screen(
    () => import('../screens/forgot-password/forgot-password.screen'),
    'ForgotPasswordScreen',
  ),
  me: dataScreen(() => import('../screens/me/me.screen'), 'MeScreen'),
  onThisDevice: rareScreen((rare) => rare.onThisDevice(), 'OnThisDeviceScreen'),
  user: dataScreen(() => import('../screens/user/user.screen'), 'UserScreen'),
  articles: dataScreen(
    () => import('../screens/articles/articles.screen'),
    'ArticlesScreen',
    async () => (await import('../screens/articles/prefetch-articles')).prefetchArticles(),
  ),
  article: dataScreen(
    () => import('../screens/article/article.screen'),
    'ArticleScreen',
    async (pathname) => (await import('../screens/article/prefetch-article')).prefetchArticle(pathname),
  ),
  myArticles: rareScreen((rare) => rare.myArticles(), 'MyArticlesScreen'),
  learn: dataScreen(() => import('../screens/learn/learn.screen'), 'LearnScreen'),
  vocabulary: dataScreen(
    () => import('../screens/main-vocabulary/main-vocabulary.screen'),
    'MainVocabularyScreen',
  ),
  customVocabulary: rareScreen((rare) => rare.customVocabulary(), 'CustomVocabularyScreen'),
  schools: rareScreen((rare) => rare.schools(), 'SchoolsScreen'),
  school: rareScreen((rare) => rare.school(), 'SchoolScreen'),
  adminPanel: rareScreen((rare) => rare.adminPanel(), 'AdminPanelScreen'),
  joinByCode: rareScreen((rare) => rare.joinByCode(), 'JoinByCodeScreen'),
  join: rareScreen((rare) => rare.join(), 'JoinScreen'),
  classroom: rareScreen((rare) => rare.classroom(), 'ClassroomScreen'),
  classProgress: rareScreen((rare) => rare.classProgress(), 'ClassProgressScreen'),
  assignment: rareScreen((rare) => rare.assignment(), 'AssignmentProgressScreen'),
  classTest: rareScreen((rare) => rare.classTest(), 'ClassTestScreen'),
  canRead: rareScreen((rare) => rare.canRead(), 'CanReadScreen'),
  handout: rareScreen((rare) => rare.handout(), 'HandoutScreen'),
  chats,
  chat: chats,
  newChat: chats,
  definitionReports: rareScreen((rare) => rare.definitionReports(), 'DefinitionReportsScreen'),
  about: screen(() => import('../screens/about/about.screen'), 'AboutScreen'),
  privacyPolicy: screen(() => import('../screens/legal/legal.screen'), 'PrivacyPolicyScreen'),
  termsOfService: screen(() => import('../screens/legal/legal.screen'), 'TermsOfServiceScreen'),
  whoSeesWhat: screen(() => import('../screens/who-sees-what/who-sees-what.screen'), 'WhoSeesWhatScreen'),
  securityPolicy: screen(
    () => import('../screens/security-policy/security-policy.screen'),
    'SecurityPolicyScreen',
  ),
  offline: screen(() => import('../screens/offline/offline.screen'), 'OfflineScreen'),
  qr: screen(() => import('../screens/qr/qr.screen'), 'QrScreen'),
}

/** Screens that replace the ones above for users who are, or may turn out to be, logged in. */
export const userScreens: Readonly<Partial<Record<PageName, LazyScreen>>> = {
  home: dataScreen(() => import('../screens/home/my-home.screen'), 'MyHomeScreen'),
}
