import { brand } from '@wordhoard/contracts/site/brand'

/** Texts of the page on using the app offline and on a phone. */
export const offlineMessages = {
  summary: `You can install ${brand.name} like an app, and it opens without a network. Here’s what works offline, and where we’ve tried it.`,
  install: {
    heading: 'Install the app',
    points: [
      'Chrome, Edge, Samsung Internet: open the browser’s menu and choose “Install” or “Add to Home screen”.',
      'Safari on iPhone and iPad: tap Share, then “Add to Home Screen”.',
      'Safari on a Mac: open the File menu and choose “Add to Dock”.',
      'Firefox on Android: open the menu and choose “Add to Home screen”.',
    ],
    offer: 'We offer it once on Home, after your second session. You can also install it from your profile.',
  },
  works: {
    heading: 'What works offline',
    points: [
      'The app opens, and you stay logged in.',
      'You can read your last 20 texts and articles, and see your vocabulary and recent pages.',
      'You can look words up. The 30,000 commonest come to your device on your second visit.',
      'You can practise the words due in the next three days, in up to five sessions.',
      'You can save words, mark them and write notes and messages.',
      'You can write articles of your own and change those you’ve opened.',
      'What you do waits on your device. We send it once you’re online.',
      'What you keep with “Keep on this device” in the reader or a vocabulary stays.',
      'The text in your reader stays, even after a reload.',
      'Books that you’ve opened stay for 30 days. We keep the last three.',
      'You can open files from your device: .txt, .epub, .docx and .srt.',
      'You can change how texts and the app look.',
    ],
    parts:
      'Home and the reader are on your device from your first visit. The other main screens follow on your second visit, unless your device saves data.',
  },
  needs: {
    heading: 'What needs a network',
    points: [
      'Logging in, registering and joining a school.',
      'Class tests: your school keeps each answer.',
      'Challenges: the server checks the answers and keeps the time.',
      'Opening a web page by its address.',
      'Everything that other people see: publishing, following, inviting.',
    ],
  },
  share: {
    heading: 'Share to the reader',
    points: [
      'On Android and ChromeOS, install the app. Then share texts, pages and files to it.',
      'On a computer, open .txt, .epub, .docx and .srt files with the installed app.',
      'What you share stays on your device. We keep it for a day if you need to log in first.',
      'iPhones and iPads don’t let web apps do this. Paste the text instead.',
    ],
  },
  updates: {
    heading: 'New versions',
    text: 'A new version waits until you go to another page. It never reloads a page while you read, play or type.',
  },
  device: {
    heading: 'What we keep on your device',
    text: 'We keep the app’s own files, an offline dictionary, and what you’ve read and practised. See it under “On this device” in your profile. We remove what’s yours when you log out.',
  },
  tried: {
    heading: 'Where we’ve tried it',
    points: [
      'Chromium on a computer, with our server switched off: opening the app, reading, tapping and practising',
      'Chromium on a computer, with a network: installing, sharing and new versions',
      'Firefox 153, with our server switched off: opening the app, reading, tapping and practising',
      'WebKitGTK 2.50, a relative of Safari, with our server switched off: the same',
      'Android, iPhones and iPads, and opening files from the system: not tried yet',
    ],
  },
}
