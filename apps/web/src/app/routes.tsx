import type { ComponentType } from 'react'
import { matchPath, Navigate, Route, Routes } from 'react-router-dom'
import { paths } from '../lib/paths'
import { NotFoundScreen } from '../screens/not-found/not-found.screen'
import { lazyScreen } from './lazy-screen'

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
  { path: paths.home, ...home },
  { path: paths.read, ...readingMode },
  { path: '/word/:id', ...word },
  { path: '/login', ...login },
  { path: paths.registration, ...login },
]

/** Starts fetching the screen of an address. */
export async function preloadScreen(pathname: string): Promise<void> {
  await screens.find(({ path }) => matchPath(path, pathname))?.preload(pathname)
}

export function AppRoutes() {
  return (
    <Routes>
      {screens.map(({ path, Screen }) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      {[paths.learn, paths.vocabulary].map((path) => (
        <Route key={path} path={path} element={<Navigate to={paths.login(path)} replace />} />
      ))}
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  )
}
