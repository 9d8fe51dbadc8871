import { brand } from '@wordhoard/contracts/site/brand'
import { extensionMessages } from '../src/messages'
import { originPattern } from '../src/server-address'

/** Browsers that the extension is built for. */
export const targets = ['chrome', 'firefox'] as const
export type Target = (typeof targets)[number]

const icons = Object.fromEntries([16, 32, 48, 128].map((side) => [side, `icons/icon-${side}.png`]))

/**
 * Content security policy: the extension's pages load only files from the package, but may call any server, since the
 * host permissions decide which. Firefox's default policy would upgrade http to https, and so break a server on a
 * classroom's local network.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  'connect-src http: https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Returns the manifest (version 3) for a browser. The extension reads a page only when the user asks (`activeTab`); the
 * server is the only site with permanent access.
 *
 * @param server origin of the default server
 */
export function manifest(target: Target, version: string, server: string): Record<string, unknown> {
  const isFirefox = target === 'firefox'
  return {
    manifest_version: 3,
    name: brand.name,
    version,
    description: extensionMessages.description,
    icons,
    action: { default_title: brand.name, default_popup: 'popup.html', default_icon: icons },
    options_ui: { page: 'options.html', open_in_tab: true },
    background: isFirefox ? { scripts: ['background.js'] } : { service_worker: 'background.js' },
    permissions: ['activeTab', 'scripting', 'storage', 'contextMenus'],
    host_permissions: [originPattern(server, target)],
    // Requested one by one, when the user sets another server.
    optional_host_permissions: ['http://*/*', 'https://*/*'],
    commands: {
      'read-page': {
        suggested_key: { default: 'Alt+Shift+R' },
        description: extensionMessages.readPageShortcut,
      },
    },
    content_security_policy: { extension_pages: policy },
    ...(isFirefox
      ? {
          browser_specific_settings: {
            gecko: {
              id: `reader@${brand.name.toLowerCase()}`,
              strict_min_version: '128.0',
              // The content of pages goes to the user's server and nowhere else.
              data_collection_permissions: { required: ['websiteContent'] },
            },
          },
        }
      : { minimum_chrome_version: '123' }),
  }
}
