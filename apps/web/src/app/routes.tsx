import { type PageName, pages } from '@wordhoard/contracts/site/pages'
import { useEffect } from 'react'
import { type RouteObject, useRoutes } from 'react-router-dom'
import { NotFoundScreen } from '../screens/not-found/not-found.screen'
import { isUserOrUnknown } from '../session/session.store'
import { Lazily } from './lazy-screen'
import { pageAt, pageRoutes } from './page-at'
import { BySession, OnlyVisitors, RequireSession } from './require-session'
import { screens, userScreens } from './screens'

function screenAt(pathname: string) {
  const page = pageAt(pathname)
  return page && ((isUserOrUnknown() ? userScreens[page] : undefined) ?? screens[page])
}

/**
 * Fetches the code and data of the screen at an address. Never rejects, because rendering the screen reports failures.
 */
export async function preloadScreen(pathname: string): Promise<void> {
  const screen = screenAt(pathname)
  await Promise.allSettled([screen?.fetchCode(), screen?.fetchData?.(pathname)])
}

/** Fetches only the code of the screen behind a link that is about to be followed. */
export function preloadCode(pathname: string): void {
  screenAt(pathname)
    ?.fetchCode()
    .catch((error: unknown) => console.info('The code could not be preloaded', error))
}

function elementOf(page: PageName) {
  const screen = <Lazily screen={screens[page]} />
  const users = userScreens[page]
  if (users) return <BySession visitors={screen} users={<Lazily screen={users} />} />
  const { access } = pages[page]
  if (access === 'session') return <RequireSession>{screen}</RequireSession>
  return access === 'visitors' ? <OnlyVisitors>{screen}</OnlyVisitors> : screen
}

const routes: RouteObject[] = [
  ...pageRoutes.map(({ id, path }) => ({ path, element: elementOf(id) })),
  { path: '*', element: <NotFoundScreen /> },
]

/** The screen at the address; calls `onReady` when the first one answers to presses. */
export function AppRoutes({ onReady }: { onReady: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onReady, [])
  return useRoutes(routes)
}
