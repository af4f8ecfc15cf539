/** What the first navigation, submit or fetch of a visit loads, in one module, so that it is one file beside its chunk. */
export { createServices } from '#app/browser-services.ts'
export { loadRoot } from '#app/root-loader.ts'
