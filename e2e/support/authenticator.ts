/** Adds a passkey device to the browser, by the WebAuthn domain of Chromium's DevTools protocol. */
import type { Page } from 'playwright/test'

/**
 * Adds a device that stores passkeys and approves each use at once. The device exists as long as the page's browser
 * context.
 */
export async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
