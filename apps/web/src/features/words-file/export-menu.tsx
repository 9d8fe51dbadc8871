import { useMutation } from '@tanstack/react-query'
import { brand } from '@wordhoard/contracts/site/brand'
import { exportWords } from '@wordhoard/contracts/vocabulary'
import { Download } from 'lucide-react'
import { saveFile } from '../../files/save-file'
import { errorSentence } from '../../http/api-error'
import { callForFile } from '../../session/call'
import { Button } from '../../ui/button'
import { Menu, MenuItem, MenuLabel } from '../../ui/overlays/menu'
import { toast } from '../../ui/overlays/toast.store'

const formats = [
  { format: 'csv', label: 'CSV, for spreadsheets', ending: '.csv' },
  { format: 'anki', label: 'Anki, as text to import', ending: '-anki.txt' },
  { format: 'json', label: 'JSON, for programs', ending: '.json' },
] as const

/** Exports the user's words as a file, with sentences, definitions and due dates. */
export function ExportMenu() {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ format, ending }: (typeof formats)[number]) => {
      const file = await callForFile(exportWords, { query: { format } })
      saveFile(file, `${brand.name.toLowerCase()}-words${ending}`)
    },
    onSuccess: () => toast({ text: 'Your words are saved as a file', tone: 'success' }),
    onError: (error) => toast({ text: errorSentence(error), tone: 'error' }),
  })
  return (
    <Menu
      align="end"
      trigger={
        <Button icon={<Download aria-hidden />} busy={isPending}>
          {isPending ? 'Exporting…' : 'Export'}
        </Button>
      }
    >
      <MenuLabel>All words, with sentences and dates</MenuLabel>
      {formats.map((format) => (
        <MenuItem key={format.format} onSelect={() => mutate(format)}>
          {format.label}
        </MenuItem>
      ))}
    </Menu>
  )
}
