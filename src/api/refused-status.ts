import type { ApiError } from '#api/api-error.ts'

/** HTTP status of a document whose API call failed: the call's own status if it is a client error, else `otherwise`. */
export const refusedStatus = ({ status }: ApiError, otherwise: 502 | 503): number =>
  status >= 400 && status < 500 ? status : otherwise
