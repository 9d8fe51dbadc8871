import { pages } from '@wordhoard/contracts/site/pages'
import { Check, Copy, Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { saveFile } from '../../files/save-file'
import { usePageTitle } from '../../shell/page-title'
import { siteFacts } from '../../shell/site-facts'
import { Button } from '../../ui/button'
import { toast } from '../../ui/overlays/toast.store'
import { qrMessages } from './messages'
import styles from './qr.module.css'
import { qrAddress } from './qr-address'
import { QrCanvas } from './qr-canvas'

/** Shows a page's address as a QR code to scan, from a board, a worksheet or a door. */
export function QrScreen() {
  usePageTitle(pages.qr.title)
  const site = siteFacts()?.public_url ?? window.location.origin
  const address = qrAddress(site, useLocation())
  const canvas = useRef<HTMLCanvasElement>(null)
  const [copied, setCopied] = useState<string>()

  function download() {
    canvas.current?.toBlob((png) => {
      if (png) saveFile(png, qrMessages.fileName)
      else console.warn('The QR code cannot be saved')
    })
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(address)
    } catch (error) {
      console.warn('The address could not be copied', error)
      toast({ text: qrMessages.notCopied })
    }
  }

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{qrMessages.title}</h1>
      <QrCanvas address={address} ref={canvas} />
      <p className={styles.address}>
        <a href={address}>{address}</a>
      </p>
      <div className={styles.actions}>
        <Button icon={<Download />} onClick={download}>
          {qrMessages.download}
        </Button>
        <Button icon={copied === address ? <Check /> : <Copy />} onClick={() => void copy()}>
          {copied === address ? qrMessages.copied : qrMessages.copy}
        </Button>
      </div>
      <p className={styles.help}>
        {qrMessages.help((text) => (
          <code>{text}</code>
        ))}
      </p>
    </div>
  )
}
