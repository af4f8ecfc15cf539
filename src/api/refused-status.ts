import type { ApiError } from '#api/api-error.ts'

/**
 * HTTP status of a document whose call was refused: the call's own status if it is a client error, otherwise
 * `otherwise`.
 */
export const refusedStatus = ({ status }: ApiError, otherwise: 502 | 503): number =>
  status >= 400 && status < 500 ? status : otherwise
