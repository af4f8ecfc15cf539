/** Web push (RFC 8030, 8291, 8292): one encrypted message to one browser, signed with the keys of this installation. */
import webPush from 'web-push'
import type { PushMessage } from '#contract/push-message.ts'
import { isPushService } from '#server/push/push-services.ts'

/** A browser that allowed messages; its keys are base64url. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** 'gone' when the browser takes no messages any more, 'refused' when this one will never be taken, 'later' to try again. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'later'

export interface PushSender {
  /** The key that browsers subscribe with. */
  publicKey(): Promise<string>
  /** Whether messages may be sent to an address at all. */
  allows(endpoint: string): boolean
  /** Never rejects; takes ten seconds at most. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>
}

export interface VapidKeys {
  publicKey: string
  privateKey: string
}

const patience = 10_000
/** Seconds that a push service keeps a message for a browser that is off. */
const timeToLive = 24 * 3600

/** `contact` is where push services may write: a mailto: or https: address. */
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
        // The library's own sender follows no limits of ours: no redirects, and an end to waiting.
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
        // What a browser's keys can't encrypt will never be taken; a lost connection may come back.
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
