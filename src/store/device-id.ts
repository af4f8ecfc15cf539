/** The device's random id, kept equal to the id in the documents' cookie (docs/decisions/0029-one-device.md). */
import * as z from 'zod/mini'
import { dayMilliseconds } from '#contract/milliseconds.ts'
import type { KeyValue } from '#store/key-value.ts'

export const deviceKey = 'uuid'
/** Time of the last synchronisation with documents, in ms since 1970. */
const toldKey = 'device-told'

export interface DeviceStore {
  /** The device id; on first use adopted from the documents' cookie, or generated. */
  uuid(): Promise<string>
  /** Sends the id to the web tier once a day, because cookies expire or are cleared unnoticed. */
  alignDevice(): Promise<void>
  /** Deletes the id, so that the next one differs. */
  forgetDevice(): Promise<void>
}

/**
 * Creates the store of the device id. `align` sends the id, or null if there is none, to the web tier; it resolves to
 * the id of the documents' cookie afterwards, or to null if the web tier can't be reached. `isBehind`: a sign-out has
 * not reached the web tier yet, so the cookie's id must not be adopted.
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
    // The device id is updated in one transaction, so that tabs that start concurrently share one id.
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
