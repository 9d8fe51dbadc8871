/** Texts of the profile page. */
export const meMessages = {
  account: 'Account',
  sessions: 'Where you’re logged in',
  asApp: 'Use it as an app',
  device: 'On this device',
  deviceNote: 'See what you can open without internet, and how much room it takes.',
  openDevice: 'See what’s on this device',
  data: 'Your data',
  settings: 'Settings',
  publicProfile: 'View public profile',
  notLoaded: 'We couldn’t load your profile',
  followersNotLoaded: 'We couldn’t load your followers. Try again',
}

/** Texts of the section for operators. */
export const operatorMessages = {
  heading: 'Running this site',
  reports: 'Definition reports',
  reportsNote: 'What readers say about definitions. You see this because you run the site.',
  openReports: 'Open reports',
}

/** Texts of the section with statistics. */
export const statisticSectionMessages = {
  // Quoted in the specification.
  title: 'Statistic',
  loading: 'Loading statistics…',
  notLoaded: {
    title: 'We couldn’t load your statistics',
    text: 'Check your connection and try again.',
  },
}
