import { parseArgs } from 'node:util'
import { runLoad } from './run-load'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string', default: '50' },
    minutes: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    pace: { type: 'string', default: '1' },
    database: { type: 'string' },
    outbox: { type: 'string' },
    accounts: { type: 'string' },
  },
})
const [url] = positionals
if (!url) {
  console.error(
    'Usage: pnpm load URL [--people N] [--minutes M] [--seed S] [--pace P] [--database ADDRESS | --outbox FOLDER] [--accounts FILE]',
  )
  process.exit(2)
}
const { table, ownLoad } = await runLoad({
  url: url.replace(/\/$/, ''),
  people: Number(values.people),
  minutes: Number(values.minutes),
  seed: Number(values.seed),
  pace: Number(values.pace),
  accounts: { database: values.database, outbox: values.outbox, file: values.accounts },
  log: console.info,
})
console.info(`\n${table}\n\n${ownLoad}`)
process.exit(0)
