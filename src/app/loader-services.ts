/**
 * Re-exports what the first navigation, form submission or fetch of a visit needs, so that one dynamic import loads all
 * of it.
 */
export { createServices } from '#app/browser-services.ts'
export { loadRoot } from '#app/root-loader.ts'
