import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../ui/button'
import { openFileMessages } from './messages'

/** The file types that `readFile` accepts. Listed here because the readers are loaded only when a file is opened. */
const acceptedFiles = '.txt,.md,.epub,.srt,.vtt,.docx,.html,.htm'

/** Button that opens a file from this device. */
export function OpenFileButton({ onFile }: { onFile: (file: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="quiet"
        icon={<FileUp aria-hidden />}
        title={openFileMessages.fileTypes}
        onClick={() => chooser.current?.click()}
      >
        {openFileMessages.open}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={openFileMessages.fileLabel}
        accept={acceptedFiles}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Allows the same file to be chosen again.
          event.target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
