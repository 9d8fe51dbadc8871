import { brand } from '@wordhoard/contracts/site/brand'
import { type PrerenderedPage, pages } from '@wordhoard/contracts/site/pages'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { LastResortBoundary } from './app/error-boundary'
import { Frame } from './app/frame'
import { withoutInlineStyles } from './rendered-html'
import { AboutScreen } from './screens/about/about.screen'
import { ForgotPasswordScreen } from './screens/forgot-password/forgot-password.screen'
import { HomeScreen } from './screens/home/home.screen'
import { PrivacyPolicyScreen, TermsOfServiceScreen } from './screens/legal/legal.screen'
import { LoginScreen } from './screens/login/login.screen'
import { OfflineScreen } from './screens/offline/offline.screen'
import { RegistrationScreen } from './screens/registration/registration.screen'
import { SecurityPolicyScreen } from './screens/security-policy/security-policy.screen'
import { WhoSeesWhatScreen } from './screens/who-sees-what/who-sees-what.screen'
import { setFirstTitle } from './shell/served/first-title'
import { setRendering } from './shell/served/rendering'

const screens: Record<PrerenderedPage, ComponentType> = {
  home: HomeScreen,
  login: LoginScreen,
  registration: RegistrationScreen,
  forgotPassword: ForgotPasswordScreen,
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
  setRendering('server')
  return Object.fromEntries(
    (Object.keys(screens) as PrerenderedPage[]).map((page) => {
      const Screen = screens[page]
      setFirstTitle(pages[page].title ?? brand.name)
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
