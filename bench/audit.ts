/** Lighthouse in CI: checks the deterministic assertions of every page. Writes the reports into the given folder. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditSteady, countErrors, formatBroken } from './lighthouse.ts'
import { startMeasured } from './running-server.ts'

const folder = process.argv[2] ?? 'bench-results/lighthouse'
const server = await startMeasured()
const audited = await auditSteady(server.origin, folder)
await server.stop()
const counts = countErrors(audited)
process.stdout.write(`${formatBroken(audited)}\n`)
writeFileSync(join(folder, 'counts.json'), JSON.stringify(counts))
process.exit(counts.failed === 0 ? 0 : 1)
