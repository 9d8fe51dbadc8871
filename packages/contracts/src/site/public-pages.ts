import { brand } from './brand'

interface PublicPage {
  /** Undefined: the brand alone. */
  readonly title: string | undefined
  /** At most 160 characters, for search engines and links that are shared. */
  readonly description: string
}

/** Pages that need no data and no session; the server sends them ready to be read. */
export const publicPages = {
  '/': { title: undefined, description: brand.description },
  '/about': {
    title: 'About',
    description: `What ${brand.name} is, how it works, for whom it is made and who runs it: British English vocabulary by reading, free in alpha.`,
  },
  '/privacy-policy': {
    title: 'Privacy Policy',
    description: `What ${brand.name} stores about you, why and for how long, and how you get at it: no tracking, no advertising, all of it yours to download or delete.`,
  },
  '/terms-of-service': {
    title: 'Terms of Service',
    description: `What you can expect of ${brand.name} and what it expects of you: age, account, costs, your content, fair use, schools, liability and governing law.`,
  },
  '/who-sees-what': {
    title: 'Who sees what',
    description: `What teachers, classmates and strangers see of a student on ${brand.name}, and what a school can decide. For schools, students and parents.`,
  },
  '/security-disclosure-policy': {
    title: 'Security Disclosure Policy',
    description: `How to report a weakness in ${brand.name}: what is in scope, where to write, what happens then, and what you may do without fear of the law.`,
  },
} as const satisfies Record<string, PublicPage>

export type PublicPath = keyof typeof publicPages
