/**
 * The device's random ID, kept equal to the ID in the cookie that identifies the device in page requests
 * (docs/decisions/0029-one-device.md).
 */
import * as z from 'zod/mini'
import { dayMilliseconds } from '#contract/milliseconds.ts'
import type { KeyValue } from '#store/key-value.ts'

export const deviceKey = 'uuid'
/** Key of the time at which the web tier last confirmed that its cookie contains the device ID, in ms since 1970. */
const toldKey = 'device-told'

export interface DeviceStore {
  /**
   * Returns the device ID. A device without an ID adopts the ID in the web tier's cookie. If the web tier can't be
   * reached or has not received the latest sign-in or sign-out, the device generates an ID instead.
   */
  uuid(): Promise<string>
  /**
   * Sends the device ID to the web tier, unless the web tier has confirmed within the last day that its cookie contains
   * this ID. This is done because cookies expire or are cleared unnoticed. Sends nothing if this device has no ID, or
   * if the web tier has not received the latest sign-in or sign-out.
   */
  alignDevice(): Promise<void>
  /** Deletes the device ID, so that this device gets a different ID next time. */
  forgetDevice(): Promise<void>
}

/**
 * Creates the store of the device ID. `align` sends the device ID to the web tier, or null to ask for the ID in the web
 * tier's cookie. `align` resolves to the ID that this cookie contains afterwards, or to null if the web tier can't be
 * reached. `isBehind` resolves to true if the web tier has not received the latest sign-in or sign-out; the device then
 * does not adopt the ID in the cookie.
 */
export function createDeviceStore(
  { read, write, update }: KeyValue,
  align: (device: string | null) => Promise<string | null>,
  isBehind: () => Promise<boolean>,
): DeviceStore {
  const tell = async (device: string) => {
    if ((await align(device)) === device) await write(toldKey, Date.now())
  }
  async function takeOver(): Promise<string> {
    const theirs = (await isBehind()) ? null : await align(null)
    // The device ID is updated in one transaction, so that tabs that start at the same time share one ID.
    const device = await update(deviceKey, z.string(), (known) => known ?? theirs ?? crypto.randomUUID())
    if (theirs === device) await write(toldKey, Date.now())
    else if (theirs !== null) await tell(device)
    return device
  }
  let takingOver: Promise<string> | undefined
  return {
    uuid: async () =>
      (await read(deviceKey, z.string())) ?? (takingOver ??= takeOver().finally(() => (takingOver = undefined))),
    async alignDevice() {
      const device = await read(deviceKey, z.string())
      const told = (await read(toldKey, z.number())) ?? -Infinity
      if (device !== null && Math.abs(Date.now() - told) >= dayMilliseconds && !(await isBehind())) await tell(device)
    },
    async forgetDevice() {
      await write(deviceKey, null)
      await write(toldKey, null)
    },
  }
}
