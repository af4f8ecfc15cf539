/**
 * Sends web push messages (RFC 8030, 8291, 8292): one encrypted message to one browser, signed with this installation's
 * VAPID keys.
 */
import webPush from 'web-push'
import type { PushMessage } from '#contract/push-message.ts'
import { isPushService } from '#server/push/push-services.ts'

/** A push subscription of a browser; its keys are base64url. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/**
 * Outcome of sending a push message: 'gone' if the subscription has expired, 'refused' if this message can't be
 * delivered, 'later' to retry.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later'

export interface PushSender {
  /** Returns the VAPID public key, with which browsers subscribe. */
  publicKey(): Promise<string>
  /** Whether the endpoint belongs to a known push service. */
  allows(endpoint: string): boolean
  /**
   * Sends a message to one browser, with a time-out of ten seconds. Failures of the network or of the push service are
   * returned as outcomes. Rejects if the VAPID keys can't be read from the database.
   */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>
}

export interface VapidKeys {
  publicKey: string
  privateKey: string
}

const patience = 10_000
/** Seconds for which a push service keeps a message for a browser that is offline (TTL). */
const timeToLive = 24 * 3600

/** Creates a sender of push messages. `contact` is the VAPID subject, a mailto: or https: URL. */
export function createPushSender({
  keys,
  contact,
  allows = isPushService,
}: {
  keys: () => Promise<VapidKeys>
  contact: string
  allows?: (endpoint: string) => boolean
}): PushSender {
  return {
    publicKey: async () => (await keys()).publicKey,
    allows,
    async send({ endpoint, p256dh, auth }, message) {
      const vapidDetails = { subject: contact, ...(await keys()) }
      try {
        const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
          vapidDetails,
          TTL: timeToLive,
          urgency: 'normal',
        })
        // Sends the request with `fetch` instead of the library `web-push`. The library's time-out only limits how long
        // a connection is idle, not the time of the whole request.
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: new Headers(request.headers),
          body: new Uint8Array(request.body),
          redirect: 'manual',
          signal: AbortSignal.timeout(patience),
        })
        await response.body?.cancel()
        return outcomeOf(response.status)
      } catch (error) {
        // A network error (`TypeError`) or a time-out (`DOMException`) may be temporary. Any other error means that a
        // key of the push subscription (`p256dh` or `auth`) is invalid. With an invalid key, every attempt fails.
        return error instanceof TypeError || error instanceof DOMException ? 'later' : 'refused'
      }
    },
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused'
}
