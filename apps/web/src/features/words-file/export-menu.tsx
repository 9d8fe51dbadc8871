import { useMutation } from '@tanstack/react-query'
import { brand } from '@wordhoard/contracts/site/brand'
import { exportWords } from '@wordhoard/contracts/vocabulary'
import { Download } from 'lucide-react'
import { saveFile } from '../../files/save-file'
import { errorSentence } from '../../http/api-error'
import { langQuery } from '../../languages/my-language.store'
import { callForFile } from '../../session/call'
import { Button } from '../../ui/button'
import { Menu, MenuItem, MenuLabel } from '../../ui/overlays/menu'
import { toast } from '../../ui/overlays/toast.store'
import { exportMessages } from './export-messages'

const formats = [
  { format: 'csv', ending: '.csv' },
  { format: 'anki', ending: '-anki.txt' },
  { format: 'json', ending: '.json' },
] as const

/** Exports the user's words as a file, with sentences, definitions and due dates. */
export function ExportMenu() {
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ format, ending }: (typeof formats)[number]) => {
      const file = await callForFile(exportWords, { query: { format, ...langQuery() } })
      saveFile(file, exportMessages.fileName(brand.name.toLowerCase(), ending))
    },
    onSuccess: () => toast({ text: exportMessages.saved, tone: 'success' }),
    onError: (error) => toast({ text: errorSentence(error), tone: 'error' }),
  })
  return (
    <Menu
      align="end"
      trigger={
        <Button icon={<Download aria-hidden />} busy={isPending}>
          {isPending ? exportMessages.exporting : exportMessages.export}
        </Button>
      }
    >
      <MenuLabel>{exportMessages.content}</MenuLabel>
      {formats.map((format) => (
        <MenuItem key={format.format} onSelect={() => mutate(format)}>
          {exportMessages.formats[format.format]}
        </MenuItem>
      ))}
    </Menu>
  )
}
