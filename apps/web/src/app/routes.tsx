import type { ComponentType } from 'react'
import { matchPath, Navigate, Route, Routes } from 'react-router-dom'
import { paths } from '../lib/paths'
import { NotFoundScreen } from '../screens/not-found/not-found.screen'
import { Lazily, lazyScreen } from './lazy-screen'

/** Screens with data bring the query client; both are fetched side by side. */
async function withData(screen: Promise<ComponentType>): Promise<ComponentType> {
  const [{ withQueries }, Screen] = await Promise.all([import('../lib/query-client'), screen])
  return withQueries(Screen)
}

const home = lazyScreen(async () => (await import('../screens/home/home.screen')).HomeScreen)
const readingMode = lazyScreen(() =>
  withData(import('../screens/reading-mode/reading-mode.screen').then((module) => module.ReadingModeScreen)),
)
const word = lazyScreen(
  () => withData(import('../screens/word/word.screen').then((module) => module.WordScreen)),
  async (pathname) => (await import('../screens/word/prefetch-word')).prefetchWord(pathname),
)
const login = lazyScreen(async () => (await import('../screens/login/login.screen')).LoginScreen)

const screens = [
  { path: paths.home, screen: home },
  { path: paths.read, screen: readingMode },
  { path: '/word/:id', screen: word },
  { path: '/login', screen: login },
  { path: paths.registration, screen: login },
]

function screenAt(pathname: string) {
  return screens.find(({ path }) => matchPath(path, pathname))?.screen
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

export function AppRoutes() {
  return (
    <Routes>
      {screens.map(({ path, screen }) => (
        <Route key={path} path={path} element={<Lazily screen={screen} />} />
      ))}
      {[paths.learn, paths.vocabulary].map((path) => (
        <Route key={path} path={path} element={<Navigate to={paths.login(path)} replace />} />
      ))}
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  )
}
