/**
 * Zod for the browser, where it stands for `zod/mini` (`vite.config.ts`): all plain texts, numbers and truth values are
 * one schema each. They are two of five schemas that a page makes when it starts; schemas never change.
 */
import { boolean as makeBoolean, number as makeNumber, string as makeString } from 'zod/v4/mini'

export * from 'zod/v4/mini'

function shared<Make extends (params?: never) => object>(make: Make): Make {
  let plain: object | undefined
  const one = (params?: never) => (params === undefined ? (plain ??= make()) : make(params))
  // The cast is safe: it calls `make` with what it was called with.
  return one as Make
}

export const string: typeof makeString = shared(makeString)
export const number: typeof makeNumber = shared(makeNumber)
export const boolean: typeof makeBoolean = shared(makeBoolean)
