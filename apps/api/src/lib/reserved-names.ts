import { brand } from '@wordhoard/contracts/site/brand'
import { pageNames, pages } from '@wordhoard/contracts/site/pages'

/** Names that sound like the operator of an installation, and mailboxes that every domain has (RFC 2142). */
const roleNames = `
  abuse account accounts admin administrator administrators admins anonymous billing bot contact deleted deleteduser
  everyone feedback ftp guest help helpdesk hostmaster info legal mail mailerdaemon me mod moderation moderator moderators
  noreply nobody null official operator operators owner owners postmaster privacy robot root sales security service staff
  status superuser support sysadmin system systems team undefined webmaster www`

/** First path segments that belong to no page. */
const otherPaths = [
  'api',
  'assets',
  'static',
  'public',
  'robots',
  'sitemap',
  'settings',
  'logout',
  'register',
]

/**
 * Reduces a name to what a hasty reader sees: lower case, no separators, digits replaced by the letters they resemble.
 */
function skeleton(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('0', 'o')
    .replace(/[1l]/g, 'i')
    .replaceAll('3', 'e')
    .replaceAll('5', 's')
}

const reserved = new Set(
  [
    ...roleNames.trim().split(/\s+/),
    ...otherPaths,
    ...pageNames.map((name) => pages[name].path.split('/')[1] ?? '').filter((part) => part !== ''),
  ].map(skeleton),
)
const brandSkeleton = skeleton(brand.name)

/**
 * Returns whether a user name or school name is reserved because it sounds like the product or its operator, or matches
 * one of its paths.
 */
export function isReservedName(name: string): boolean {
  const asSeen = skeleton(name)
  return reserved.has(asSeen) || asSeen.includes(brandSkeleton)
}
