import { reloadOnce } from '#pwa/lost-script.ts'

/** Milliseconds between two looks whether the app could start by now. */
const lookAgainAfter = 5000

/** Whether the gateway answers; a captive portal's page is no answer of it. */
async function answers(): Promise<boolean> {
  const response = await fetch('/api/mobile/info/').catch(() => null)
  return response?.ok === true && (response.headers.get('Content-Type') ?? '').startsWith('application/json')
}

/**
 * The app could not start. A document of the server stays as it is, usable without scripts; the app shell shows its
 * words, and starts anew once the gateway answers: a dead connection that comes back tells nobody. Scripts that a
 * deploy replaced are fetched by one reload.
 */
export function showBootFailure(error: unknown): void {
  const words = document.getElementById('boot')
  if (!words || reloadOnce(error)) return
  // For the console (docs/product/frame.md#errors): a page that shows nothing else must say why.
  reportError(error)
  words.style.animation = 'none'
  const startAgain = async () => {
    if (await answers()) window.location.reload()
  }
  setInterval(() => void startAgain(), lookAgainAfter)
}
