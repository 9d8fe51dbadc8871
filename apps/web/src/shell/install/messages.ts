import { brand } from '@wordhoard/contracts/site/brand'

/** Texts of installing the app. */
export const installMessages = {
  offer: {
    title: `Keep ${brand.name} on your home screen`,
    text: 'It opens in its own window, and works without a network too.',
    install: 'Install',
    dismiss: 'Not now',
    more: 'What works offline',
  },
  line: {
    name: `Install ${brand.name}`,
    canInstall: 'It opens from your home screen, and works without a network too.',
    installed: `${brand.name} is installed on this device.`,
    byBrowser: 'Look for “Install” or “Add to Home Screen” in your browser’s menu.',
  },
}
