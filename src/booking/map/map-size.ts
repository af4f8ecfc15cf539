/** Size of a drawn map, in units of its view box. */
export const mapSize = { width: 336, height: 128 } as const
