import type { ApiError } from '#api/api-error.ts'

/**
 * Returns the HTTP status of a page whose API call failed: the call's status if it is a client error, else `otherwise`.
 */
export const refusedStatus = ({ status }: ApiError, otherwise: 502 | 503): number =>
  status >= 400 && status < 500 ? status : otherwise
