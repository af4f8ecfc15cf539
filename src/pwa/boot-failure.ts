import { reloadOnce } from '#pwa/lost-script.ts'

/** Interval in milliseconds between requests to the gateway after a failed start. */
const lookAgainAfter = 5000

/** Whether the gateway responds; the HTML page of a captive portal does not count. */
async function answers(): Promise<boolean> {
  const response = await fetch('/api/mobile/info/').catch(() => null)
  return response?.ok === true && (response.headers.get('Content-Type') ?? '').startsWith('application/json')
}

/**
 * Handles a failed start of the app's JavaScript. A server-rendered page stays usable without JavaScript. The app shell
 * shows its error text and reloads once the gateway responds to repeated requests, because no event tells that. If a
 * deploy has replaced the JavaScript files, the page is reloaded once.
 */
export function showBootFailure(error: unknown): void {
  const words = document.getElementById('boot')
  if (!words || reloadOnce(error)) return
  // The error is reported to the browser's console (docs/product/frame.md#errors), because the page shows no cause.
  reportError(error)
  words.style.animation = 'none'
  const startAgain = async () => {
    if (await answers()) window.location.reload()
  }
  setInterval(() => void startAgain(), lookAgainAfter)
}
