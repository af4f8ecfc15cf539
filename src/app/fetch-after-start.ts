import { drawnByServer } from '#i18n/page-texts.ts'
import { keepAsking } from '#ui/keep-asking.ts'

/**
 * Imports what every visit loads after its first screen. It starts without texts; the prompts, which need them, wait by
 * themselves.
 */
export const fetchAfterStart = () => keepAsking(() => drawnByServer(() => import('#app/after-start.ts')))
