/**
 * Re-exports the code that every visit loads after its first screen, so that the build emits one file for all of it.
 */
export { AppStart } from '#app/app-start.tsx'
export { startBackground } from '#app/background.ts'
export { followEvents } from '#usage-log/early-events.ts'
