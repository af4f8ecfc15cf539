/** Width and height of the view box of a drawn map. */
export const mapSize = { width: 336, height: 128 } as const
