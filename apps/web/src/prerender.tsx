import { type PrerenderedPage, pages } from '@wordhoard/contracts/site/pages'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { LastResortBoundary } from './app/error-boundary'
import { Frame } from './app/frame'
import { AboutScreen } from './screens/about/about.screen'
import { HomeScreen } from './screens/home/home.screen'
import { PrivacyPolicyScreen, TermsOfServiceScreen } from './screens/legal/legal.screen'
import { OfflineScreen } from './screens/offline/offline.screen'
import { SecurityPolicyScreen } from './screens/security-policy/security-policy.screen'
import { WhoSeesWhatScreen } from './screens/who-sees-what/who-sees-what.screen'

const screens: Record<PrerenderedPage, ComponentType> = {
  home: HomeScreen,
  about: AboutScreen,
  privacyPolicy: PrivacyPolicyScreen,
  termsOfService: TermsOfServiceScreen,
  whoSeesWhat: WhoSeesWhatScreen,
  securityPolicy: SecurityPolicyScreen,
  offline: OfflineScreen,
}

/**
 * Renders every public page as the client first shows it to a visitor; returns the HTML for the page's root by page
 * name.
 */
export function renderPages(): Record<string, string> {
  return Object.fromEntries(
    (Object.keys(screens) as PrerenderedPage[]).map((page) => {
      const Screen = screens[page]
      const html = renderToString(
        <LastResortBoundary>
          <StaticRouter location={pages[page].path}>
            <Frame>
              <Screen />
            </Frame>
          </StaticRouter>
        </LastResortBoundary>,
      )
      return [page, withoutInlineStyles(html)]
    }),
  )
}

/**
 * Removes inline styles, which our content security policy blocks; choice.module.css hides what Radix would hide with
 * them.
 */
function withoutInlineStyles(html: string): string {
  return html.replace(/ style="[^"]*"/g, '')
}
