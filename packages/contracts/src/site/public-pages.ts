import { brand } from './brand'
import type { PrerenderedPage } from './pages'

/** Descriptions of the prerendered pages for search engines and link previews, at most 160 characters each. */
export const publicDescriptions = {
  home: brand.description,
  about: `What ${brand.name} is, how it works, for whom it is made and who runs it: British English vocabulary by reading, free in alpha.`,
  privacyPolicy: `What ${brand.name} stores about you, why and for how long, and how you get at it: no tracking, no advertising, all of it yours to download or delete.`,
  termsOfService: `What you can expect of ${brand.name} and what it expects of you: age, account, costs, your content, fair use, schools, liability and governing law.`,
  whoSeesWhat: `What teachers, classmates and strangers see of a student on ${brand.name}, and what a school can decide. For schools, students and parents.`,
  offline: `How to install ${brand.name} on a phone or computer, what works without a network, what needs one, and on which browsers it was tried.`,
  login: `Log in to ${brand.name}: your words, your texts and your games, where you left them.`,
  registration: `Create a free account on ${brand.name}: save the words you look up, and practise them until you know them.`,
  forgotPassword: `Set a new password for your account on ${brand.name}: we’ll email you a code.`,
  securityPolicy: `How to report a weakness in ${brand.name}: what is in scope, where to write, what happens then, and what you may do without fear of the law.`,
} as const satisfies Record<PrerenderedPage, string>
