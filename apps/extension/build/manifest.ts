import { brand } from '@wordhoard/contracts/site/brand'
import { originPattern } from '../src/server-address'

/** Browsers for which the extension is built. */
export const targets = ['chrome', 'firefox'] as const
export type Target = (typeof targets)[number]

const icons = Object.fromEntries([16, 32, 48, 128].map((side) => [side, `icons/icon-${side}.png`]))

/**
 * Everything the extension's pages load is in its package; they may call servers (which one, the permissions say).
 * Firefox's own default would turn every http address into https, and so lock out a server in a classroom's network.
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
 * The manifest (version 3) for a browser. Pages are seen only when the person asks (`activeTab`); the one site that may
 * always be reached is the server.
 *
 * @param server origin of the server that the extension is built for.
 */
export function manifest(target: Target, version: string, server: string): Record<string, unknown> {
  const isFirefox = target === 'firefox'
  return {
    manifest_version: 3,
    name: brand.name,
    version,
    description: `Read any web page in ${brand.name}, and look words up while you browse.`,
    icons,
    action: { default_title: brand.name, default_popup: 'popup.html', default_icon: icons },
    options_ui: { page: 'options.html', open_in_tab: true },
    background: isFirefox ? { scripts: ['background.js'] } : { service_worker: 'background.js' },
    permissions: ['activeTab', 'scripting', 'storage', 'contextMenus'],
    host_permissions: [originPattern(server, target)],
    // Asked for one by one, when another server is set.
    optional_host_permissions: ['http://*/*', 'https://*/*'],
    commands: {
      'read-page': {
        suggested_key: { default: 'Alt+Shift+R' },
        description: `Read this page in ${brand.name}`,
      },
    },
    content_security_policy: { extension_pages: policy },
    ...(isFirefox
      ? {
          browser_specific_settings: {
            gecko: {
              id: `reader@${brand.name.toLowerCase()}`,
              strict_min_version: '128.0',
              // What is read goes to the person's server, and nowhere else.
              data_collection_permissions: { required: ['websiteContent'] },
            },
          },
        }
      : { minimum_chrome_version: '123' }),
  }
}
