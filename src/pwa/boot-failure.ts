import { reloadOnce } from '#pwa/lost-script.ts'

/** Interval in milliseconds between requests to the gateway after the app has failed to start. */
const lookAgainAfter = 5000

/** Whether the gateway responds; the HTML page of a captive portal does not count. */
async function answers(): Promise<boolean> {
  const response = await fetch('/api/mobile/info/').catch(() => null)
  return response?.ok === true && (response.headers.get('Content-Type') ?? '').startsWith('application/json')
}

/**
 * Handles a failed start of the app's JavaScript. On a server-rendered page this function does nothing, because the
 * page stays usable without JavaScript. If a deploy has replaced the JavaScript files, the app shell is reloaded once.
 * Otherwise the app shell shows its error text and requests the gateway repeatedly, because no event tells when the
 * gateway is back. When the gateway responds, the app shell is reloaded.
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
