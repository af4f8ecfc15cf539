/** The device's random id, and how it stays one with that of the documents (docs/decisions/0029-one-device.md). */
import * as z from 'zod/mini'
import type { KeyValue } from '#store/key-value.ts'

const key = 'uuid'
/** When documents were last told of the id, in ms since 1970. */
const toldKey = 'device-told'
const day = 86_400_000

export interface DeviceStore {
  /** The id; asked of the documents, or made, on first use. */
  uuid(): Promise<string>
  /** Tells documents the id, once a day: cookies end or are cleared without the page's knowledge. */
  alignDevice(): Promise<void>
  /** The next id is another one. */
  forgetDevice(): Promise<void>
}

/**
 * `align` hands documents the id, or null where there is none, and answers theirs from then on; null where they can't be
 * asked. `isBehind`: documents still know who signed out here, so that their id must not be taken over.
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
    // In one transaction: tabs that start together are one device.
    const device = await update(key, z.string(), (known) => known ?? theirs ?? crypto.randomUUID())
    if (theirs === device) await write(toldKey, Date.now())
    else if (theirs !== null) await tell(device)
    return device
  }
  let takingOver: Promise<string> | undefined
  return {
    uuid: async () =>
      (await read(key, z.string())) ?? (takingOver ??= takeOver().finally(() => (takingOver = undefined))),
    async alignDevice() {
      const device = await read(key, z.string())
      const told = (await read(toldKey, z.number())) ?? -Infinity
      if (device !== null && Math.abs(Date.now() - told) >= day && !(await isBehind())) await tell(device)
    },
    async forgetDevice() {
      await write(key, null)
      await write(toldKey, null)
    },
  }
}
