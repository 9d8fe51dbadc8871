import { type PublicPath, publicPages } from '@wordhoard/contracts/site/public-pages'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Shell } from './app/layout/shell'
import { AboutScreen } from './screens/about/about.screen'
import { HomeScreen } from './screens/home/home.screen'
import { PrivacyPolicyScreen, TermsOfServiceScreen } from './screens/legal/legal.screen'
import { SecurityPolicyScreen } from './screens/security-policy/security-policy.screen'
import { WhoSeesWhatScreen } from './screens/who-sees-what/who-sees-what.screen'

const screens: Record<PublicPath, ComponentType> = {
  '/': HomeScreen,
  '/about': AboutScreen,
  '/privacy-policy': PrivacyPolicyScreen,
  '/terms-of-service': TermsOfServiceScreen,
  '/who-sees-what': WhoSeesWhatScreen,
  '/security-disclosure-policy': SecurityPolicyScreen,
}

/** Every public page as the client first shows it to a visitor: HTML for the page's root, by path. */
export function renderPages(): Record<string, string> {
  return Object.fromEntries(
    (Object.keys(publicPages) as PublicPath[]).map((path) => {
      const Screen = screens[path]
      const html = renderToStaticMarkup(
        <StaticRouter location={path}>
          <Shell>
            <Screen />
          </Shell>
        </StaticRouter>,
      )
      return [path, withoutInlineStyles(html)]
    }),
  )
}

/** The content security policy lets none pass; what a component of Radix hides by one, choice.module.css hides too. */
function withoutInlineStyles(html: string): string {
  return html.replace(/ style="[^"]*"/g, '')
}
