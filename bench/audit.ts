/** Lighthouse in CI: one run a page; what is not noise must hold, the rest warns. Reports stay in the folder given. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countErrors, formatScores, measureLighthouse } from './lighthouse.ts'
import { startMeasured } from './running-server.ts'

const folder = process.argv[2] ?? 'bench-results/lighthouse'
const server = await startMeasured()
const scores = await measureLighthouse(server.origin, { runs: 1, folder })
await server.stop()
const counts = countErrors(scores)
process.stdout.write(`${formatScores(scores)}\n`)
writeFileSync(join(folder, 'counts.json'), JSON.stringify(counts))
process.exit(counts.failed === 0 ? 0 : 1)
