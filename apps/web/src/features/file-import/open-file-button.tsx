import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../ui/button'

/** The same as the readers take; here, since those are fetched only when a file is opened. */
const acceptedFiles = '.txt,.md,.epub,.srt,.vtt,.docx,.html,.htm'

/** Chooses a file of this machine. */
export function OpenFileButton({ onFile }: { onFile: (file: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="quiet"
        icon={<FileUp aria-hidden />}
        title="Text (.txt), book (.epub), Word (.docx) or subtitles (.srt)"
        onClick={() => chooser.current?.click()}
      >
        Open a file
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="File to read"
        accept={acceptedFiles}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file may be chosen again.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
