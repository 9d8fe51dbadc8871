/** Texts of the bars, the footer and the other parts around a screen. */
export const layoutMessages = {
  skip: 'Skip to content',
  loadingPage: 'Loading page…',
  homeLink: (brand: string) => `${brand}, home`,
  navigation: {
    main: 'Main',
    sections: 'Sections',
    home: 'Home',
    read: 'Read',
    learn: 'Learn',
    vocabulary: 'Vocab',
  },
  search: {
    open: 'Search a word',
    close: 'Close search',
  },
  account: {
    login: 'Login',
    more: 'More',
    unread: ' (unread messages)',
  },
  darkTheme: 'Dark theme',
  footer: {
    about: 'About',
    articles: 'Articles',
    wordCheck: 'Word check',
    offline: 'Offline',
    privacyPolicy: 'Privacy Policy',
    termsOfService: 'Terms of Service',
    whoSeesWhat: 'Who sees what',
    security: 'Security',
  },
}
