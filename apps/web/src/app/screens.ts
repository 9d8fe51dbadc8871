import type { PageName } from '@wordhoard/contracts/site/pages'
import type { ComponentType } from 'react'
import { type LazyScreen, lazyScreen } from './lazy-screen'

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
  readExternal: dataScreen(
    () => import('../screens/reading-mode-external/reading-mode-external.screen'),
    'ReadingModeExternalScreen',
  ),
  word: dataScreen(
    () => import('../screens/word/word.screen'),
    'WordScreen',
    async (pathname) => (await import('../screens/word/prefetch-word')).prefetchWord(pathname),
  ),
  wordCheck: dataScreen(() => import('../screens/word-check/word-check.screen'), 'WordCheckScreen'),
  login: screen(() => import('../screens/login/login.screen'), 'LoginScreen'),
  registration: screen(() => import('../screens/registration/registration.screen'), 'RegistrationScreen'),
  forgotPassword: screen(
    () => import('../screens/forgot-password/forgot-password.screen'),
    'ForgotPasswordScreen',
  ),
  me: dataScreen(() => import('../screens/me/me.screen'), 'MeScreen'),
  onThisDevice: dataScreen(
    () => import('../screens/on-this-device/on-this-device.screen'),
    'OnThisDeviceScreen',
  ),
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
  myArticles: dataScreen(() => import('../screens/my-articles/my-articles.screen'), 'MyArticlesScreen'),
  learn: dataScreen(() => import('../screens/learn/learn.screen'), 'LearnScreen'),
  vocabulary: dataScreen(
    () => import('../screens/main-vocabulary/main-vocabulary.screen'),
    'MainVocabularyScreen',
  ),
  customVocabulary: dataScreen(
    () => import('../screens/custom-vocabulary/custom-vocabulary.screen'),
    'CustomVocabularyScreen',
  ),
  schools: dataScreen(() => import('../screens/schools/schools.screen'), 'SchoolsScreen'),
  school: dataScreen(() => import('../screens/school/school.screen'), 'SchoolScreen'),
  adminPanel: dataScreen(() => import('../screens/admin-panel/admin-panel.screen'), 'AdminPanelScreen'),
  joinByCode: dataScreen(() => import('../screens/join/join-by-code.screen'), 'JoinByCodeScreen'),
  join: dataScreen(() => import('../screens/join/join.screen'), 'JoinScreen'),
  classroom: dataScreen(() => import('../screens/classroom/classroom.screen'), 'ClassroomScreen'),
  classProgress: dataScreen(
    () => import('../screens/class-progress/class-progress.screen'),
    'ClassProgressScreen',
  ),
  assignment: dataScreen(
    () => import('../screens/class-progress/assignment-progress.screen'),
    'AssignmentProgressScreen',
  ),
  classTest: dataScreen(() => import('../screens/class-test/class-test.screen'), 'ClassTestScreen'),
  canRead: dataScreen(() => import('../screens/can-read/can-read.screen'), 'CanReadScreen'),
  handout: dataScreen(() => import('../screens/handout/handout.screen'), 'HandoutScreen'),
  chats,
  chat: chats,
  newChat: chats,
  definitionReports: dataScreen(
    () => import('../screens/definition-reports/definition-reports.screen'),
    'DefinitionReportsScreen',
  ),
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
