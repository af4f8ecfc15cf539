/** Writes docs/fault-matrix.md from the data of the fault matrix. */
import { writeFileSync } from 'node:fs'
import { matrixPage } from '../e2e/faults/matrix-page.ts'

writeFileSync(new URL('../docs/fault-matrix.md', import.meta.url), matrixPage())
