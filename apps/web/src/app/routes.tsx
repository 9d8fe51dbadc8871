import type { ComponentType } from 'react'
import { matchPath, Route, Routes } from 'react-router-dom'
import { NotFoundScreen } from '../screens/not-found/not-found.screen'
import { mayBeUser } from '../session/session.store'
import { paths } from '../shell/paths'
import { Lazily, type LazyScreen, lazyScreen } from './lazy-screen'
import { BySession, OnlyVisitors, RequireSession } from './require-session'

/** Screens with data bring the query client; both are fetched side by side. */
async function withData(screen: Promise<ComponentType>): Promise<ComponentType> {
  const [{ withQueries }, Screen] = await Promise.all([import('../shell/query-client'), screen])
  return withQueries(Screen)
}

const home = lazyScreen(async () => (await import('../screens/home/home.screen')).HomeScreen)
const ownHome = lazyScreen(() =>
  withData(import('../screens/home/own-home.screen').then((module) => module.OwnHomeScreen)),
)
const readingMode = lazyScreen(() =>
  withData(import('../screens/reading-mode/reading-mode.screen').then((module) => module.ReadingModeScreen)),
)
const readingModeExternal = lazyScreen(() =>
  withData(
    import('../screens/reading-mode-external/reading-mode-external.screen').then(
      (module) => module.ReadingModeExternalScreen,
    ),
  ),
)
const word = lazyScreen(
  () => withData(import('../screens/word/word.screen').then((module) => module.WordScreen)),
  async (pathname) => (await import('../screens/word/prefetch-word')).prefetchWord(pathname),
)
const article = lazyScreen(
  () => withData(import('../screens/article/article.screen').then((module) => module.ArticleScreen)),
  async (pathname) => (await import('../screens/article/prefetch-article')).prefetchArticle(pathname),
)
const articles = lazyScreen(
  () => withData(import('../screens/articles/articles.screen').then((module) => module.ArticlesScreen)),
  async () => (await import('../screens/articles/prefetch-articles')).prefetchArticles(),
)
const myArticles = lazyScreen(() =>
  withData(import('../screens/my-articles/my-articles.screen').then((module) => module.MyArticlesScreen)),
)
const login = lazyScreen(async () => (await import('../screens/login/login.screen')).LoginScreen)
const registration = lazyScreen(
  async () => (await import('../screens/registration/registration.screen')).RegistrationScreen,
)
const forgotPassword = lazyScreen(
  async () => (await import('../screens/forgot-password/forgot-password.screen')).ForgotPasswordScreen,
)
const me = lazyScreen(() => withData(import('../screens/me/me.screen').then((module) => module.MeScreen)))
const user = lazyScreen(() =>
  withData(import('../screens/user/user.screen').then((module) => module.UserScreen)),
)
const mainVocabulary = lazyScreen(() =>
  withData(
    import('../screens/main-vocabulary/main-vocabulary.screen').then((module) => module.MainVocabularyScreen),
  ),
)
const customVocabulary = lazyScreen(() =>
  withData(
    import('../screens/custom-vocabulary/custom-vocabulary.screen').then(
      (module) => module.CustomVocabularyScreen,
    ),
  ),
)
const learn = lazyScreen(() =>
  withData(import('../screens/learn/learn.screen').then((module) => module.LearnScreen)),
)
const classroom = lazyScreen(() =>
  withData(import('../screens/classroom/classroom.screen').then((module) => module.ClassroomScreen)),
)
const classProgress = lazyScreen(() =>
  withData(
    import('../screens/class-progress/class-progress.screen').then((module) => module.ClassProgressScreen),
  ),
)
const assignmentProgress = lazyScreen(() =>
  withData(
    import('../screens/class-progress/assignment-progress.screen').then(
      (module) => module.AssignmentProgressScreen,
    ),
  ),
)
const handout = lazyScreen(() =>
  withData(import('../screens/handout/handout.screen').then((module) => module.HandoutScreen)),
)
const privacyPolicy = lazyScreen(
  async () => (await import('../screens/legal/legal.screen')).PrivacyPolicyScreen,
)
const termsOfService = lazyScreen(
  async () => (await import('../screens/legal/legal.screen')).TermsOfServiceScreen,
)
const about = lazyScreen(async () => (await import('../screens/about/about.screen')).AboutScreen)
const securityPolicy = lazyScreen(
  async () => (await import('../screens/security-policy/security-policy.screen')).SecurityPolicyScreen,
)
const whoSeesWhat = lazyScreen(
  async () => (await import('../screens/who-sees-what/who-sees-what.screen')).WhoSeesWhatScreen,
)
const schools = lazyScreen(() =>
  withData(import('../screens/schools/schools.screen').then((module) => module.SchoolsScreen)),
)
const school = lazyScreen(() =>
  withData(import('../screens/school/school.screen').then((module) => module.SchoolScreen)),
)
const adminPanel = lazyScreen(() =>
  withData(import('../screens/admin-panel/admin-panel.screen').then((module) => module.AdminPanelScreen)),
)
const join = lazyScreen(() =>
  withData(import('../screens/join/join.screen').then((module) => module.JoinScreen)),
)
const qr = lazyScreen(async () => (await import('../screens/qr/qr.screen')).QrScreen)
const chats = lazyScreen(() =>
  withData(import('../screens/chats/chats.screen').then((module) => module.ChatsScreen)),
)

interface ScreenRoute {
  path: string
  screen: LazyScreen
  /** `session`: visitors are led to the login. `visitors`: who is signed in is led on. */
  only?: 'session' | 'visitors'
  /** What who is signed in, or may yet prove to be, sees in its place. */
  own?: LazyScreen
}

const screens: readonly ScreenRoute[] = [
  { path: paths.home, screen: home, own: ownHome },
  { path: paths.read, screen: readingMode },
  { path: paths.readExternal, screen: readingModeExternal },
  { path: '/word/:id', screen: word },
  { path: paths.login(), screen: login, only: 'visitors' },
  { path: paths.registration, screen: registration, only: 'visitors' },
  { path: paths.forgotPassword, screen: forgotPassword, only: 'visitors' },
  { path: paths.me, screen: me, only: 'session' },
  // The router knows no parameter within a part of a path: the screen looks for the @ itself.
  { path: '/user/:name', screen: user, only: 'session' },
  { path: paths.privacyPolicy, screen: privacyPolicy },
  { path: paths.termsOfService, screen: termsOfService },
  { path: paths.about, screen: about },
  { path: paths.whoSeesWhat, screen: whoSeesWhat },
  { path: paths.securityPolicy, screen: securityPolicy },
  { path: '/qr/*', screen: qr },
  { path: '/article/:id', screen: article },
  { path: paths.articles, screen: articles },
  { path: paths.myArticles, screen: myArticles, only: 'session' },
  { path: '/classroom/:id', screen: classroom, only: 'session' },
  { path: '/classroom/:id/progress', screen: classProgress, only: 'session' },
  { path: '/classroom/:id/assignment/:assignmentId', screen: assignmentProgress, only: 'session' },
  { path: '/classroom/:id/assignment/:assignmentId/handout', screen: handout, only: 'session' },
  { path: paths.schools, screen: schools, only: 'session' },
  { path: '/school/:slug', screen: school, only: 'session' },
  { path: '/school/:slug/admin-panel', screen: adminPanel, only: 'session' },
  { path: '/join/:code', screen: join },
  { path: paths.chats, screen: chats, only: 'session' },
  { path: '/chat/:chatId', screen: chats, only: 'session' },
  { path: '/new-chat/:username', screen: chats, only: 'session' },
  { path: paths.learn, screen: learn, only: 'session' },
  { path: paths.vocabulary, screen: mainVocabulary, only: 'session' },
  { path: '/custom-vocabulary/:id', screen: customVocabulary, only: 'session' },
]

function screenAt(pathname: string) {
  const route = screens.find(({ path }) => matchPath(path, pathname))
  return (mayBeUser() ? route?.own : undefined) ?? route?.screen
}

/** Fetches the screen of an address with its data; settles either way, since showing the screen reports a failure. */
export async function preloadScreen(pathname: string): Promise<void> {
  const screen = screenAt(pathname)
  await Promise.allSettled([screen?.fetchCode(), screen?.fetchData?.(pathname)])
}

/** Fetches only the code of the screen behind a link that is about to be followed. */
export function preloadCode(pathname: string): void {
  screenAt(pathname)
    ?.fetchCode()
    .catch((error: unknown) => console.info('Not fetched ahead', error))
}

function elementOf({ screen, only, own }: ScreenRoute) {
  if (own) return <BySession visitors={<Lazily screen={screen} />} users={<Lazily screen={own} />} />
  const shown = <Lazily screen={screen} />
  if (only === 'session') return <RequireSession>{shown}</RequireSession>
  return only === 'visitors' ? <OnlyVisitors>{shown}</OnlyVisitors> : shown
}

export function AppRoutes() {
  return (
    <Routes>
      {screens.map((route) => (
        <Route key={route.path} path={route.path} element={elementOf(route)} />
      ))}
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  )
}
