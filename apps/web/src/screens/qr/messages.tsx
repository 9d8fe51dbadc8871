import type { ReactNode } from 'react'

/** Texts of the page with the QR code of another page. */
export const qrMessages = {
  title: 'QR code',
  codeOf: (address: string) => `QR code of ${address}`,
  download: 'Download',
  fileName: 'qr-code.png',
  copy: 'Copy address',
  copied: 'Copied',
  notCopied: 'Your browser didn’t let us copy. Select the address and copy it yourself.',
  help: (ending: (text: string) => ReactNode) => (
    <>Want a code for another page? Take its address and add {ending('/qr')} right after the domain.</>
  ),
}
