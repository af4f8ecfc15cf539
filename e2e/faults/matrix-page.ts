/**
 * Formats `docs/fault-matrix.md`, which shows what the traveller sees at each step in the use of the app under each
 * fault (`matrix.ts`), such as no network.
 */
import { products } from '../../src/contract/products.ts'
import { type Fault, faults, type Step, steps } from './matrix.ts'

const names = Object.keys(faults).filter((name): name is Fault => name in faults)

function section(step: Step): string {
  const rows = names.map((fault) => `| ${faults[fault]} | ${step.sees[step.cells[fault]] ?? ''} |`)
  return [
    `## ${step.title}`,
    '',
    `Whatever happens: ${step.keeps}`,
    '',
    '| fault | what the traveller sees |',
    '|---|---|',
    ...rows,
  ].join('\n')
}

/** Returns the text of `docs/fault-matrix.md`. */
export function matrixPage(): string {
  const all: Step[] = Object.values(steps)
  const cellsOf = (run: Step['run']) => all.filter((step) => step.run === run).length * names.length
  const [purchase, account, browser] = [cellsOf('purchase'), cellsOf('account'), cellsOf('browser')]
  const count = purchase * products.length + account + browser
  return `${[
    '# Fault matrix',
    '',
    `Written from \`e2e/faults/matrix.ts\` by \`node scripts/fault-matrix.ts\`; a test fails where it is stale. ${count} cells: the ${purchase} of a purchase run for each of the ${products.length} products, and ${account} others once, in \`tests/faults/\` through the real loaders, actions and gateway; ${browser} run in a browser against the production build (\`e2e/clock/faults.spec.ts\`).`,
    '',
    'With 30 % of the requests or answers lost a step either works as always or ends as in its row; it is run over many seeds.',
    '',
    all.map(section).join('\n\n'),
  ].join('\n')}\n`
}
