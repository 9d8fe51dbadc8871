import { type PageName, pageNames, pages } from '@wordhoard/contracts/site/pages'
import { matchRoutes } from 'react-router-dom'

/** The pages as routes of the router. */
export const pageRoutes = pageNames.map((name) => ({
  id: name,
  // The router only supports parameters that fill a whole path segment, so the screen checks the @ itself.
  path: pages[name].path.replace('@:', ':'),
}))

/** Returns the page that the router shows at an address; undefined when there is none. */
export function pageAt(pathname: string): PageName | undefined {
  return matchRoutes(pageRoutes, pathname)?.[0]?.route.id
}
