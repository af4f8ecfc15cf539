/** What every visit loads after its first screen, in one module, so that it is one file beside its chunk. */
export { AppStart, PwaPrompts } from '#app/app-start.tsx'
export { createServices } from '#app/browser-services.ts'
export { loadRoot } from '#app/root-loader.ts'
export { registerWorker } from '#pwa/updates.ts'
