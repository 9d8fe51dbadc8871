import { pages } from '@wordhoard/contracts/site/pages'

/** Turns a page's path into a pattern: `:name` is one part of it, a final `*` anything or nothing. */
function pagePattern(path: string): RegExp {
  const pattern = path.replace(/\/\*$/, '(/.*)?').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}/?$`)
}

const patterns = Object.values(pages).map(({ path }) => pagePattern(path))

/** Whether the client shows a page at this path. Others, such as the API's documentation, need the server. */
export const isAppPage = (pathname: string): boolean => patterns.some((pattern) => pattern.test(pathname))
