/** What every visit loads after its first screen, in one module, so that it is one file beside its chunk. */
export { AppStart } from '#app/app-start.tsx'
export { startBackground } from '#app/background.ts'
export { followEvents } from '#usage-log/early-events.ts'
