import { type PageName, pageNames, pages } from '@wordhoard/contracts/site/pages'
import { matchRoutes } from 'react-router-dom'

/** The pages as the router matches them. */
export const pageRoutes = pageNames.map((name) => ({
  id: name,
  // The router knows parameters as whole parts of a path only: the screen looks for the @ itself.
  path: pages[name].path.replace('@:', ':'),
}))

/** The page that the router shows at an address; undefined: none. */
export function pageAt(pathname: string): PageName | undefined {
  return matchRoutes(pageRoutes, pathname)?.[0]?.route.id
}
