/**
 * Waits at the end of each test file for its dynamic imports. If an import failed later, the app's code would retry it,
 * which needs a browser's `window`.
 */
import { afterAll, vi } from 'vitest'

afterAll(() => vi.dynamicImportSettled())
