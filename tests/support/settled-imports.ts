/** Parts that a test began to import arrive before its file ends: they may need the globals that its file replaced. */
import { afterAll, vi } from 'vitest'

afterAll(() => vi.dynamicImportSettled())
