import { brand } from '@wordhoard/contracts/site/brand'
import { pageNames, pages } from '@wordhoard/contracts/site/pages'

/** Names that speak for who runs an installation, and of mailboxes that every domain has (RFC 2142). */
const offices = `
  abuse account accounts admin administrator administrators admins anonymous billing bot contact deleted deleteduser
  everyone feedback ftp guest help helpdesk hostmaster info legal mail mailerdaemon me mod moderation moderator moderators
  noreply nobody null official operator operators owner owners postmaster privacy robot root sales security service staff
  status superuser support sysadmin system systems team undefined webmaster www`

/** First parts of paths that are no page's. */
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

/** A name as it looks to a hasty reader: without case and separators, digits as the letters that they stand for. */
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
    ...offices.trim().split(/\s+/),
    ...otherPaths,
    ...pageNames.map((name) => pages[name].path.split('/')[1] ?? '').filter((part) => part !== ''),
  ].map(skeleton),
)
const brandSkeleton = skeleton(brand.name)

/**
 * Whether a user name, or a school's, is nobody's to take: it would speak for the product or who runs it, or read like
 * one of its paths.
 */
export function isReservedName(name: string): boolean {
  const asSeen = skeleton(name)
  return reserved.has(asSeen) || asSeen.includes(brandSkeleton)
}
